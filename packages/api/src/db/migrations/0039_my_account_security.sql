DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['passkeys', 'spent_challenges', 'email_changes', 'calendar_feeds', 'erasures'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform ON %I TO clubhouse_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_platform', name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE sessions DROP CONSTRAINT sessions_method_known,
  ADD CONSTRAINT sessions_method_known CHECK (method IN ('password', 'passkey', 'sign-up', 'code', 'sso', 'hand-over', 'guest')),
  ADD CONSTRAINT sessions_device_bounded CHECK (char_length(device) <= 60);
--> statement-breakpoint
ALTER TABLE passkeys
  ADD CONSTRAINT passkeys_bounded CHECK (char_length(id) <= 1400 AND octet_length(public_key) <= 4096
    AND char_length(name) BETWEEN 1 AND 60 AND cardinality(transports) <= 10 AND counter >= 0);
--> statement-breakpoint
ALTER TABLE email_changes
  ADD CONSTRAINT email_changes_lower CHECK (new_email = lower(new_email) AND old_email = lower(old_email)),
  ADD CONSTRAINT email_changes_differ CHECK (new_email <> old_email);
--> statement-breakpoint
-- One change of an e-mail is asked for at a time.
CREATE UNIQUE INDEX email_changes_open ON email_changes (user_id) WHERE confirmed_at IS NULL AND closed_at IS NULL;
--> statement-breakpoint
-- Beside a list, and all mails to a friend of the lotto: a kind of mail, as the preferences say it.
ALTER TABLE mail_opt_outs DROP CONSTRAINT mail_opt_outs_kind_known,
  ADD CONSTRAINT mail_opt_outs_kind_known CHECK (kind IN ('recurring', 'lotto-friend', 'news', 'reminders', 'lotto'));
