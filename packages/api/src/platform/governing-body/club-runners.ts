/** Whom a governing body reaches at its clubs. It is told how many they are; who they are, and where, only the platform reads. */

/** Those who look after a club's letters: its owners, and its secretaries. Each once; `r` is the club role. */
const GETS_LETTERS = `(r.role = 'owner' or r.role = 'admin' and exists (select from club_offices o
  where o.club_id = r.club_id and o.user_id = r.user_id and o.office = 'secretary'))`

/** With which name a mail to `u` begins: none until somebody has shown that the mailbox is theirs (`greetingName`). */
export const GREETED_AS = `case when u.email_verified_at is null then '' else u.first_name end`

/** $1 is the body. */
export const LETTER_READERS = `select distinct r.club_id, u.id, u.email, ${GREETED_AS} as first_name from club_affiliations a
  join club_roles r on r.club_id = a.club_id and ${GETS_LETTERS}
  join users u on u.id = r.user_id where a.governing_body_id = $1`
