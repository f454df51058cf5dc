import { accountName } from '#identity/sign-in/reads.ts'
import { PERSON } from './people.queries.ts'

/** SQL: write-offs that wait for a second person, of the club of this id; the oldest with whose page it is and who asked. `asker` is SQL, too. */
export const writeOffsToConfirm = (club: string, asker: string): string => `(
  select json_build_object('count', count(*), 'amount', coalesce(sum(w.amount), 0),
    'oldest', (json_agg(json_build_object('person_id', ${PERSON}, 'asked_at', iso(w.asked_at), 'is_yours', w.asked_by = ${asker},
      'asked_by', ${accountName('w.asked_by')}) order by w.asked_at, w.id)) -> 0)
  from write_offs w join orders o on o.club_id = w.club_id and o.id = w.order_id where w.club_id = ${club} and w.status = 'asked')`

/** SQL: how many people are late with something, as the list of arrears counts them, of the club of this id. */
export const peopleWhoAreLate = (club: string): string => `(
  select count(distinct ${PERSON}) from scheduled_payments s join orders o on o.club_id = s.club_id and o.id = s.order_id
  where s.club_id = ${club} and s.status = 'failed' and o.status = 'Completed')`
