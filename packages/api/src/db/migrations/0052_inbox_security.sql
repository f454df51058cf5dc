SELECT own_club('message_replies');
--> statement-breakpoint
ALTER TABLE message_replies ADD CONSTRAINT message_replies_bounded CHECK (char_length(content) BETWEEN 1 AND 5000);
