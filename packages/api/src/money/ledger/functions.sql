-- Books that do not balance cannot be written: all entries of a transaction come in one statement, and add up to nothing.
CREATE OR REPLACE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong uuid;
BEGIN
  SELECT transaction_id INTO wrong FROM added GROUP BY club_id, transaction_id HAVING sum(amount) <> 0 LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', wrong USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- The tax that a gross sum contains, half a cent rounded away from nothing: `taxIn` of the domain, for the books.
CREATE OR REPLACE FUNCTION tax_in(gross bigint, rate integer) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT round(gross::numeric * rate / (10000 + rate))::bigint $$;

-- What of a gross sum lies below a cut of its whole: `grossByRate` of the domain.
CREATE OR REPLACE FUNCTION gross_up_to(gross bigint, up_to bigint, whole bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT round(gross::numeric * up_to / whole)::bigint $$;
