ALTER TABLE forms
  ADD CONSTRAINT forms_kind_known CHECK (kind IN ('adult', 'juvenile', 'guardian')),
  ADD CONSTRAINT forms_name_short CHECK (char_length(name) BETWEEN 1 AND 100),
  -- Deferred: a form and its first version are written in one transaction.
  ADD CONSTRAINT forms_newest FOREIGN KEY (club_id, id, version)
    REFERENCES form_versions (club_id, form_id, version) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE form_versions
  ADD CONSTRAINT form_versions_counted CHECK (version >= 1),
  ADD CONSTRAINT form_versions_bounded CHECK (jsonb_typeof(sections) = 'array' AND pg_column_size(sections) <= 1048576);
--> statement-breakpoint
ALTER TABLE form_answers
  ADD CONSTRAINT form_answers_bounded CHECK (jsonb_typeof(answers) = 'object' AND pg_column_size(answers) <= 262144);
--> statement-breakpoint
ALTER TABLE programs ADD CONSTRAINT programs_title_short CHECK (char_length(title) BETWEEN 1 AND 100);
--> statement-breakpoint
ALTER TABLE plans
  ADD CONSTRAINT plans_price CHECK (price >= 0),
  ADD CONSTRAINT plans_remaining CHECK (remaining IS NULL OR remaining >= 0),
  ADD CONSTRAINT plans_slug_usable CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT plans_ends_on_plain CHECK (ends_on IS NULL OR ends_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- A child is registered with whoever signs for it.
  ADD CONSTRAINT plans_guardian CHECK (is_juvenile OR guardian_form_id IS NULL);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['forms', 'form_versions', 'form_answers', 'programs', 'plans'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_club ON %I TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club())', name);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO clubhouse_app', name);
  END LOOP;
  -- What is asked is public, like the rest of the catalogue; what was answered never is.
  FOREACH name IN ARRAY ARRAY['forms', 'form_versions', 'programs', 'plans'] LOOP
    EXECUTE format('CREATE POLICY public_content ON %I FOR SELECT TO clubhouse_reader USING (true)', name);
    EXECUTE format('GRANT SELECT ON %I TO clubhouse_reader', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Versions and answers are written once: nothing may change what somebody was asked or has said.
GRANT UPDATE ON forms, programs, plans TO clubhouse_app;
--> statement-breakpoint
-- Who wrote a version is for the club's own people.
REVOKE SELECT ON form_versions FROM clubhouse_reader;
--> statement-breakpoint
GRANT SELECT (club_id, form_id, version, sections) ON form_versions TO clubhouse_reader;
