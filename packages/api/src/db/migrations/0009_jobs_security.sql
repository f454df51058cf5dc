-- Whoever runs long work is woken instead of asking all the time.
CREATE FUNCTION tell_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('work', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_runs_filled AFTER INSERT ON job_runs FOR EACH STATEMENT EXECUTE FUNCTION tell_work();
