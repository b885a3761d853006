BORNE_BY = {}
