-- By what a draw was played is part of its proof.
GRANT SELECT (rule) ON draws TO clubhouse_reader;
--> statement-breakpoint
-- Nothing goes back: what was drawn stays as it is, and so does the list of a draw that is closed. A bug must not be able to redraw.
CREATE FUNCTION keep_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'drawn' OR NEW.seal <> OLD.seal OR NEW.sealed_secret <> OLD.sealed_secret
    OR (OLD.status <> 'open' AND (NEW.status = 'open' OR NEW.entries_hash IS DISTINCT FROM OLD.entries_hash
      OR NEW.rule IS DISTINCT FROM OLD.rule OR NEW.closed_at IS DISTINCT FROM OLD.closed_at)) THEN
    RAISE EXCEPTION 'a draw is not changed back' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_draw BEFORE UPDATE ON draws FOR EACH ROW EXECUTE FUNCTION keep_draw();
