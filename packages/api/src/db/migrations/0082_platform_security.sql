ALTER TABLE platform_entries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE platform_entries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A club reads who was there for the platform, and writes none of it.
CREATE POLICY own_club ON platform_entries FOR SELECT TO clubhouse_app USING (club_id = current_club());
--> statement-breakpoint
CREATE POLICY platform ON platform_entries TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON platform_entries TO clubhouse_app;
--> statement-breakpoint
-- It is ended and never taken back.
GRANT SELECT, INSERT, UPDATE (left_at) ON platform_entries TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE platform_entries
  ADD CONSTRAINT platform_entries_reason CHECK (char_length(reason) BETWEEN 1 AND 300),
  ADD CONSTRAINT platform_entries_short CHECK (expires_at > entered_at AND expires_at <= entered_at + interval '30 minutes');
--> statement-breakpoint
GRANT SELECT (features, address_country, time_zone, created_at, suspended_at) ON clubs TO clubhouse_platform;
--> statement-breakpoint
GRANT SELECT (suspended_at) ON clubs TO clubhouse_reader;
--> statement-breakpoint
GRANT SELECT ON club_domains TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY platform_reads ON club_domains FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
-- The list of clubs, by their name.
CREATE INDEX clubs_by_name ON clubs (lower(name), id);
--> statement-breakpoint
-- Every process knows which clubs are suspended: a stranger's request is answered without asking.
CREATE OR REPLACE FUNCTION tell_clubs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('club_changed', coalesce(NEW.id, OLD.id)::text);
  IF TG_OP <> 'UPDATE' OR NEW.slug <> OLD.slug OR NEW.suspended_at IS DISTINCT FROM OLD.suspended_at THEN
    PERFORM pg_notify('clubs_changed', '');
  END IF;
  RETURN NULL;
END $$;
