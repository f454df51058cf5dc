-- The columns that every table of effects has (jobs/effect-columns.ts).
ALTER TABLE outbox RENAME COLUMN sent_at TO done_at;
--> statement-breakpoint
ALTER TABLE outbox ADD COLUMN priority smallint NOT NULL DEFAULT 0;
--> statement-breakpoint
DROP INDEX outbox_due;
--> statement-breakpoint
CREATE INDEX outbox_due ON outbox USING btree (priority, due_at) WHERE done_at is null and failed_at is null;
--> statement-breakpoint
-- What wakes workers is our own notification now.
DROP SCHEMA IF EXISTS queue CASCADE;
--> statement-breakpoint
-- An erased person leaves the answers that an order was made on.
ALTER TABLE form_answers DROP CONSTRAINT form_answers_given_by_users_id_fk;
--> statement-breakpoint
ALTER TABLE form_answers ADD CONSTRAINT form_answers_given_by_users_id_fk FOREIGN KEY (given_by) REFERENCES users (id) ON DELETE SET NULL;
--> statement-breakpoint
-- Row security of a table that belongs to clubs, in one word. Grants beyond these are said where they are given.
CREATE FUNCTION own_club(VARIADIC names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY names LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_club ON %I TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Of these, everybody may read what the named policy lets through.
CREATE FUNCTION public_content(VARIADIC names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY names LOOP
    EXECUTE format('CREATE POLICY public_content ON %I FOR SELECT TO clubhouse_reader USING (true)', name);
    EXECUTE format('GRANT SELECT ON %I TO clubhouse_reader', name);
    EXECUTE format('CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION tell_club_changed()', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION own_club(text[]), public_content(text[]) FROM PUBLIC;
