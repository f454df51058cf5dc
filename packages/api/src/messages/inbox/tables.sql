SELECT only_these_rules('contact_messages', 'message_replies', 'message_mails');

SELECT own_club('contact_messages', 'message_replies', 'message_mails');

-- What is too old is swept for all clubs at once.
CREATE POLICY platform ON contact_messages TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, DELETE ON contact_messages TO clubhouse_platform;
