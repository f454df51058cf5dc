ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_bounded CHECK (
  char_length(sender) BETWEEN 1 AND 65 AND char_length(sender_email) BETWEEN 4 AND 64
  AND char_length(content) BETWEEN 1 AND 1500 AND (sender_phone IS NULL OR sender_phone ~ '^\d{1,64}$'));
--> statement-breakpoint
ALTER TABLE mail_opt_outs
  ADD CONSTRAINT mail_opt_outs_kind_known CHECK (kind IN ('recurring', 'lotto-friend')),
  ADD CONSTRAINT mail_opt_outs_list CHECK ((kind = 'recurring') = (list_id IS NOT NULL)),
  ADD CONSTRAINT mail_opt_outs_of_list FOREIGN KEY (club_id, list_id) REFERENCES distribution_lists (club_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE outbox
  ADD CONSTRAINT outbox_mailing_known CHECK (mailing_kind IS NULL OR mailing_kind IN ('recurring', 'lotto-friend')),
  -- A mailing without a person could not be opted out of.
  ADD CONSTRAINT outbox_mailing_whole CHECK ((mailing_kind IS NULL) = (person_id IS NULL)
    AND (mailing_kind IS NOT DISTINCT FROM 'recurring') = (list_id IS NOT NULL)
    AND (mailing_kind IS NULL OR club_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE lotto_friends ADD CONSTRAINT lotto_friends_email_lower CHECK (email = lower(email));
--> statement-breakpoint
ALTER TABLE job_runs
  ADD CONSTRAINT job_runs_state_known CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  ADD CONSTRAINT job_runs_counts CHECK (done >= 0 AND (total IS NULL OR total >= 0)),
  ADD CONSTRAINT job_runs_finished CHECK ((state IN ('done', 'failed', 'cancelled')) = (finished_at IS NOT NULL));
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['contact_messages', 'distribution_lists', 'distribution_list_members', 'lotto_friends',
    'mail_opt_outs', 'mailings', 'job_runs', 'provider_answers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_club ON %I TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_app', name);
  END LOOP;
  -- Work behind the pages is begun for a club and goes on without a visitor.
  FOREACH name IN ARRAY ARRAY['job_runs', 'mailings', 'distribution_lists', 'distribution_list_members',
    'lotto_friends', 'mail_opt_outs', 'provider_answers', 'contact_messages'] LOOP
    EXECUTE format('CREATE POLICY platform ON %I TO clubhouse_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON job_runs TO clubhouse_platform;
--> statement-breakpoint
GRANT SELECT ON mailings, distribution_lists, distribution_list_members, lotto_friends, mail_opt_outs TO clubhouse_platform;
--> statement-breakpoint
-- What is too old is swept for all clubs at once.
GRANT SELECT, DELETE ON provider_answers, contact_messages TO clubhouse_platform;
