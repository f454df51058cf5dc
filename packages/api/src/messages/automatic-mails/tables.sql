SELECT only_these_rules('automatic_mails', 'automatic_mail_occasions', 'automatic_mails_sent');

SELECT own_club('automatic_mails', 'automatic_mail_occasions', 'automatic_mails_sent');

-- What a club has said is asked by whoever sends, for all clubs.
CREATE POLICY platform ON automatic_mails FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT ON automatic_mails TO clubhouse_platform;

CREATE POLICY platform ON automatic_mail_occasions TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, DELETE ON automatic_mail_occasions TO clubhouse_platform;

CREATE POLICY platform ON automatic_mails_sent TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, DELETE ON automatic_mails_sent TO clubhouse_platform;
