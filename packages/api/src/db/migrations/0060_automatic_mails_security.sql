SELECT own_club('automatic_mails', 'automatic_mail_occasions', 'automatic_mails_sent');
--> statement-breakpoint
-- What a club has said is asked by whoever sends, for all clubs.
CREATE POLICY platform ON automatic_mails FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT ON automatic_mails TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY platform ON automatic_mail_occasions TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON automatic_mail_occasions TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY platform ON automatic_mails_sent TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON automatic_mails_sent TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE automatic_mails ADD CONSTRAINT automatic_mails_bounded CHECK (char_length(opening) BETWEEN 1 AND 1200);
--> statement-breakpoint
-- Amounts in a mail are written in the club's own currency.
GRANT SELECT (currency) ON clubs TO clubhouse_platform;
