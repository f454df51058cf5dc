SELECT own_club('email_templates', 'mailing_recipients', 'set_aside_addresses');
--> statement-breakpoint
-- What happens to a mail at the hand-over is written by whoever sends, for all clubs.
CREATE POLICY platform ON mailing_recipients TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY platform ON set_aside_addresses TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (state, reason, settled_at) ON mailing_recipients TO clubhouse_platform;
--> statement-breakpoint
GRANT SELECT, INSERT ON set_aside_addresses TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE distribution_lists
  ADD CONSTRAINT distribution_lists_known CHECK (status IN ('Active', 'Inactive')
    AND char_length(name) BETWEEN 1 AND 120 AND char_length(subject) <= 150 AND char_length(content) <= 200000
    AND (filters IS NULL OR jsonb_typeof(filters) = 'array'));
--> statement-breakpoint
ALTER TABLE email_templates
  ADD CONSTRAINT email_templates_bounded CHECK (char_length(name) BETWEEN 1 AND 60 AND char_length(subject) <= 150
    AND char_length(content) <= 200000);
--> statement-breakpoint
ALTER TABLE mailings
  ADD CONSTRAINT mailings_known CHECK (status IN ('scheduled', 'going', 'paused', 'done', 'cancelled')
    AND (status <> 'scheduled' OR scheduled_for IS NOT NULL));
--> statement-breakpoint
ALTER TABLE mailing_recipients
  ADD CONSTRAINT mailing_recipients_known CHECK (address = lower(address)
    AND state IN ('waiting', 'queued', 'sent', 'bounced', 'failed', 'opted_out', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE set_aside_addresses ADD CONSTRAINT set_aside_addresses_lower CHECK (address = lower(address));
--> statement-breakpoint
-- Who is written to at an address that no account has: the same for this club as often as it is asked, and for no other.
CREATE FUNCTION contact_id(club uuid, address text) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT md5(club::text || ' ' || lower(address))::uuid
$$;
--> statement-breakpoint
-- What was answered to a question, as words: none where it was not. Looks where a section is not about somebody else.
CREATE FUNCTION answer_words(answers jsonb, question text, elsewhere text DEFAULT NULL) RETURNS text[]
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce((
    SELECT CASE jsonb_typeof(q -> 'answer')
      WHEN 'array' THEN ARRAY(SELECT lower(w) FROM jsonb_array_elements_text(q -> 'answer') w WHERE w <> '')
      WHEN 'null' THEN '{}'
      ELSE CASE WHEN q ->> 'answer' = '' THEN '{}' ELSE ARRAY[lower(q ->> 'answer')] END END
    FROM jsonb_array_elements(answers -> 'sections') s, jsonb_array_elements(s -> 'questions') q
    WHERE (q ->> 'question_id' = question OR q ->> 'default_question_id' = question)
      AND (elsewhere IS NULL OR s ->> 'default_section_id' IS DISTINCT FROM elsewhere)
    ORDER BY (q ->> 'question_id' = question) DESC LIMIT 1), '{}')
$$;
--> statement-breakpoint
-- The same as it was written, which is what names are.
CREATE FUNCTION answer_text(answers jsonb, question text, elsewhere text DEFAULT NULL) RETURNS text
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT nullif(btrim(q ->> 'answer'), '')
  FROM jsonb_array_elements(answers -> 'sections') s, jsonb_array_elements(s -> 'questions') q
  WHERE (q ->> 'question_id' = question OR q ->> 'default_question_id' = question)
    AND jsonb_typeof(q -> 'answer') = 'string' AND (elsewhere IS NULL OR s ->> 'default_section_id' IS DISTINCT FROM elsewhere)
  ORDER BY (q ->> 'question_id' = question) DESC LIMIT 1
$$;
--> statement-breakpoint
GRANT SELECT (updates_refused_at) ON users TO clubhouse_app;
--> statement-breakpoint
-- ADR 038: to take back what was ticked is to say no; a box that was never ticked says nothing.
CREATE FUNCTION note_updates_refused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.receive_updates THEN NEW.updates_refused_at := NULL;
  ELSIF OLD.receive_updates THEN NEW.updates_refused_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER updates_refused BEFORE UPDATE OF receive_updates ON users
  FOR EACH ROW EXECUTE FUNCTION note_updates_refused();
