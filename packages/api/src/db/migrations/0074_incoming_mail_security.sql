SELECT own_club('message_mails');
--> statement-breakpoint
ALTER TABLE message_mails ADD CONSTRAINT message_mails_bounded CHECK (
  char_length(content) <= 10000 AND char_length(quoted) <= 20000 AND char_length(from_address) <= 254
  AND char_length(source) = 64 AND jsonb_array_length(attachments) <= 20);
