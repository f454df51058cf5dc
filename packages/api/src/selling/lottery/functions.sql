-- Nothing goes back: what was drawn stays as it is, and so does the list of a draw that is closed. A bug must not be able to redraw.
-- A draw that is given to another club is refused by row security, which says so in its own words.
CREATE OR REPLACE FUNCTION keep_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.club_id = OLD.club_id AND (OLD.status = 'drawn' OR NEW.seal <> OLD.seal OR NEW.sealed_secret <> OLD.sealed_secret
    OR (OLD.status <> 'open' AND (NEW.status = 'open' OR NEW.entries_hash IS DISTINCT FROM OLD.entries_hash
      OR NEW.rule IS DISTINCT FROM OLD.rule OR NEW.closed_at IS DISTINCT FROM OLD.closed_at
      OR NEW.run_by IS DISTINCT FROM OLD.run_by))) THEN
    RAISE EXCEPTION 'a draw is not changed back' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
