/** SQL: how many messages of the contact form have no reply, of the club of this id. */
export const messagesToAnswer = (club: string): string =>
  `(select count(*) from contact_messages m where m.club_id = ${club} and m.done_at is null and m.answered_at is null)`
