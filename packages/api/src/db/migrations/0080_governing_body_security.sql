-- Which governing body the transaction works for; NULL when none was set, so that nothing matches.
CREATE FUNCTION current_body() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.body_id', true), '')::uuid $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO clubhouse_body;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['body_lists', 'body_list_lines', 'body_marks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_body ON %I TO clubhouse_body USING (governing_body_id = current_body()) WITH CHECK (governing_body_id = current_body())', name);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO clubhouse_body', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT UPDATE (mark, marked_at, marked_by, marked_by_name) ON body_marks TO clubhouse_body;
--> statement-breakpoint
CREATE POLICY own_body ON club_affiliations FOR SELECT TO clubhouse_body USING (governing_body_id = current_body());
--> statement-breakpoint
GRANT SELECT ON club_affiliations TO clubhouse_body;
--> statement-breakpoint
-- Of the clubs affiliated to it a body reads who is registered, when they were born and by which plan: no e-mail, no number to call,
-- no answer, no money. A column that is not named here cannot be read, whatever a statement asks.
CREATE POLICY affiliated ON clubs FOR SELECT TO clubhouse_body
  USING (id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));
--> statement-breakpoint
GRANT SELECT (id, slug, name, time_zone) ON clubs TO clubhouse_body;
--> statement-breakpoint
CREATE POLICY affiliated ON club_people FOR SELECT TO clubhouse_body
  USING (club_id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));
--> statement-breakpoint
GRANT SELECT (club_id, id, first_name, last_name, kind, born, corrected_born, joined_at, active_until, sorted) ON club_people TO clubhouse_body;
--> statement-breakpoint
CREATE POLICY affiliated ON memberships FOR SELECT TO clubhouse_body
  USING (club_id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));
--> statement-breakpoint
GRANT SELECT (club_id, id, member_id, plan_id, status, starts_on, ends_on, created_at) ON memberships TO clubhouse_body;
--> statement-breakpoint
CREATE POLICY affiliated ON products FOR SELECT TO clubhouse_body
  USING (club_id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));
--> statement-breakpoint
GRANT SELECT (club_id, id, name) ON products TO clubhouse_body;
--> statement-breakpoint
ALTER TABLE body_lists ADD CONSTRAINT body_lists_bounded CHECK (char_length(filename) BETWEEN 1 AND 120);
--> statement-breakpoint
ALTER TABLE body_list_lines ADD CONSTRAINT body_list_lines_read_or_kept
  CHECK ((person IS NOT NULL) = (jsonb_array_length(problems) = 0) AND (person IS NOT NULL OR cells IS NOT NULL));
--> statement-breakpoint
ALTER TABLE body_marks ADD CONSTRAINT body_marks_known CHECK (mark IN ('open', 'asked', 'settled', 'ignored'));
