SELECT only_these_rules('outbox', 'distribution_lists', 'email_templates', 'distribution_list_members', 'lotto_friends', 'mail_opt_outs', 'mailings', 'mailing_recipients', 'set_aside_addresses');

SELECT own_club('distribution_lists', 'distribution_list_members', 'lotto_friends', 'mail_opt_outs', 'mailings', 'email_templates', 'mailing_recipients', 'set_aside_addresses');

SELECT platform_only('outbox');

CREATE POLICY own_club ON outbox TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT INSERT ON outbox TO clubhouse_app;

CREATE TRIGGER outbox_filled AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION tell_outbox();

-- Work behind the pages is begun for a club and goes on without a visitor.
CREATE POLICY platform ON mailings TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY platform ON distribution_lists TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY platform ON distribution_list_members TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY platform ON lotto_friends TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY platform ON mail_opt_outs TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT ON mailings, distribution_lists, distribution_list_members, lotto_friends, mail_opt_outs TO clubhouse_platform;

-- What happens to a mail at the hand-over is written by whoever sends, for all clubs.
CREATE POLICY platform ON mailing_recipients TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE POLICY platform ON set_aside_addresses TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, DELETE, UPDATE (state, reason, settled_at) ON mailing_recipients TO clubhouse_platform;

GRANT SELECT, INSERT ON set_aside_addresses TO clubhouse_platform;
