-- Whoever runs long work is woken instead of asking all the time.
CREATE OR REPLACE FUNCTION tell_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('work', '');
  RETURN NULL;
END $$;
