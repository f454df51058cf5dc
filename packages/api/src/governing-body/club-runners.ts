/** Whom a governing body reaches at its clubs. It is told how many they are; who they are, and where, only the platform reads. */

/** Those who look after a club's letters: its owners, and its secretaries. Each once; `r` is the club role. */
const GETS_LETTERS = `(r.role = 'owner' or r.role = 'admin' and exists (select from club_offices o
  where o.club_id = r.club_id and o.user_id = r.user_id and o.office = 'secretary'))`

/** $1 is the body. */
export const LETTER_READERS = `select distinct r.club_id, u.id, u.email, u.first_name from club_affiliations a
  join club_roles r on r.club_id = a.club_id and ${GETS_LETTERS}
  join users u on u.id = r.user_id where a.governing_body_id = $1`
