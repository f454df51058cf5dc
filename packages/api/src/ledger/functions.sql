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
