/**
 * What is said of a person in a list and on their own page, as SQL over `club_people p`: $1 the club, $2 the day it is there.
 * The rules are those of domain/members and domain/time.
 */
export const BORN = 'coalesce(p.corrected_born, p.born)'

/** Somebody and whoever was merged into them: a look at either was a look at them. By id, so that the index of the looks holds. */
export const idsOf = (
  club: string,
  id: string,
): string => `(select ${id} union all select m.gone_id from person_merges m
  where m.club_id = ${club} and m.undone_at is null and merged_into(${club}, m.gone_id) = ${id})`

/** As domain/time/plain-date.ts counts years. */
export const AGE = `(left($2, 4)::int - left(${BORN}, 4)::int - (substr($2, 6) < substr(${BORN}, 6))::int)`

/** In the month that it is, before or after today: whoever was born in it eighteen years ago. */
export const IS_EIGHTEEN = `(left(${BORN}, 7) = (left($2, 4)::int - 18)::text || substr($2, 5, 3))`

export const IS_JUVENILE = `(case when ${BORN} is null then p.kind = 'juvenile' else ${AGE} < 18 end)`

export const STATE = `(case when p.active_until is null then 'left' when p.active_until < $2 then 'lapsed' else 'active' end)`

/** Those who have a payment of such a status, by the plans that they hold. */
const withPayments = (statuses: string) => `(select m.member_id from payments_of_plans s
  join memberships m on m.club_id = s.club_id and m.order_item_id = s.order_item_id
  where s.club_id = $1 and s.status in (${statuses}))`

export const IS_LATE = `p.id in ${withPayments(`'failed'`)}`
export const OWES = `p.id in ${withPayments(`'planned', 'charging', 'failed'`)}`

/** Of one person, beside the row: for a page of them, not for all. */
export const MONEY = `cross join lateral (
  select coalesce(sum(s.amount) filter (where s.status = 'failed'), 0)::int as late,
    coalesce(sum(s.amount) filter (where s.status in ('planned', 'charging')), 0)::int as due,
    min(s.due_on) filter (where s.status in ('planned', 'charging')) as due_on
  from memberships m join payments_of_plans s on s.club_id = m.club_id and s.order_item_id = m.order_item_id
  where m.club_id = $1 and m.member_id = p.id) money`

export const MONEY_WORD = `case when money.late > 0 then 'late' when money.due > 0 then 'due' else 'paid' end`

export const FACTS = `'member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'age', ${AGE},
  'is_juvenile', ${IS_JUVENILE}, 'state', ${STATE}, 'money', ${MONEY_WORD}, 'late', money.late`

export const ENDS_ON = `nullif(p.active_until, '9999-12-31')`
