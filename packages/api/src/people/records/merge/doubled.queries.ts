import type { Doubled } from '@clubhouse/contract/people/office/people-merges'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { BORN, STATE } from '../person-facts.ts'

/** Somebody as they are compared: with whose account they are in, which is not told. */
export interface DoubledRow extends Doubled {
  user_id: string | null
}

/** A mobile is their own: of an account it is its holder’s. */
const MOBILE = `coalesce(p.corrected_mobile, case when p.user_id = p.id then nullif(u.mobile, '') end)`

/** Numbers in the place of words: of 20,000 they are laid beside one another in half the time. */
const key = (words: string) => `hashtextextended(${words}, 0)`

/**
 * A cheap sieve, so that only few are compared letter by letter (domain/people/same-person.ts): the same letters with the same
 * birthday, e-mail or mobile; or the same birthday with the first or the last word the same.
 */
const KEYS = `select w.id, ${key(`translate(w.sorted, ' ''’-.', '')`)} as name, ${key('w.born')} as born, w.email,
    right(regexp_replace(w.mobile, '\\D', '', 'g'), 9) as mobile,
    ${key(`split_part(w.sorted, ' ', 1)`)} as first, ${key(`split_part(w.sorted, ' ', -1)`)} as last
  from (select p.id, p.sorted, ${BORN} as born, p.email, ${MOBILE} as mobile
    from club_people p left join users u on u.id = p.user_id where p.club_id = $1 offset 0) w`

/** Counted first: hardly any name is there twice, and to count costs less than to lay everybody beside everybody. */
const alike = (by: string) => `select a.id as one, b.id as other, true as is_named
  from (select name, ${by} from people where ${by} is not null group by 1, 2 having count(*) > 1) twice
  join people a on a.name = twice.name and a.${by} = twice.${by}
  join people b on b.name = twice.name and b.${by} = twice.${by} and b.id > a.id`

/** More than anybody looks through at once. */
const MOST_COMPARED = 1000

const PAIRS = {
  name: 'doubled_pairs',
  text: `with people as materialized (${KEYS}),
    pairs as (${['born', 'email', 'mobile'].map(alike).join(' union ')}
      union all
      select a.id, b.id, false from people a join people b on b.born = a.born and b.id > a.id
        where b.name <> a.name and (a.first = b.first or a.last = b.last or (a.first = b.last and a.last = b.first))),
    asked as materialized (select * from pairs x where not exists (select from people_told_apart t
        where t.club_id = $1 and t.one_id = x.one and t.other_id = x.other)
      order by is_named desc, one, other limit ${MOST_COMPARED}),
    -- Only what two are compared by, and each once, however many they are like.
    compared as materialized (
      select p.id, json_build_object('member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
        'date_of_birth', ${BORN}, 'email', p.email, 'mobile', ${MOBILE}) as facts
      from club_people p left join users u on u.id = p.user_id
      where p.club_id = $1 and p.id in (select one from asked union select other from asked))
    select a.facts as one, b.facts as other from asked x join compared a on a.id = x.one join compared b on b.id = x.other
    order by x.is_named desc, x.one, x.other`,
}

export type ComparedRow = Pick<
  Doubled,
  'member_id' | 'first_name' | 'last_name' | 'date_of_birth' | 'email' | 'mobile'
>

/** Those who may be one person, the surest first: one statement for all of a club. */
export const readPairs = (tx: Tx, clubId: string): Promise<{ one: ComparedRow; other: ComparedRow }[]> =>
  readIn(tx)(PAIRS, [clubId])

/** $1 the club, $2 the day it is there. */
const SOME = {
  name: 'doubled_people',
  text: `select json_build_object('member_id', p.id, 'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name,
      'date_of_birth', ${BORN}, 'email', p.email, 'mobile', ${MOBILE}, 'number', p.number, 'state', ${STATE}, 'joined_at', iso(p.joined_at),
      'plans', coalesce((select string_agg(distinct d.name, ', ') from memberships m
        join products d on d.club_id = m.club_id and d.id = m.plan_id where m.club_id = $1 and m.member_id = p.id), '')) as person
    from club_people p left join users u on u.id = p.user_id where p.club_id = $1 and p.id = any($3::uuid[]) order by p.id`,
}

export async function readDoubled(
  tx: Tx,
  { clubId, today }: { clubId: string; today: string },
  ids: readonly string[],
): Promise<DoubledRow[]> {
  const rows = await readIn(tx)<{ person: DoubledRow }>(SOME, [clubId, today, ids])
  return rows.map(({ person }) => person)
}
