import type { AffiliatedClub } from '@clubhouse/domain/platform/governing-body/read-list'
import type { RegisteredPerson } from '@clubhouse/domain/platform/governing-body/compare'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'

const CLUBS = {
  name: 'body_affiliated',
  text: 'select c.id, c.name, c.slug from clubs c order by lower(c.name), c.id',
}

export const affiliatedClubs = (tx: Tx): Promise<AffiliatedClub[]> => readIn(tx)<AffiliatedClub>(CLUBS, [])

/** One value for all of them: a driver that makes an object for each of 20,000 rows takes longer than the database. */
const REGISTERED = {
  name: 'body_registered',
  text: `select coalesce(json_agg(json_build_object('id', p.id, 'clubId', p.club_id,
      'name', trim(p.first_name || ' ' || p.last_name), 'birthDate', coalesce(p.corrected_born, p.born))
      order by p.sorted, p.id), '[]')::text as people
    from club_people p join clubs c on c.id = p.club_id
    where p.active_until >= to_char($1::timestamptz at time zone c.time_zone, 'YYYY-MM-DD')`,
}

/** Everybody whose membership of an affiliated club counts today. */
export async function registeredPeople(tx: Tx, now: Date): Promise<RegisteredPerson[]> {
  const [row] = await readIn(tx)<{ people: string }>(REGISTERED, [now])
  return JSON.parse(row?.people ?? '[]') as RegisteredPerson[]
}

const PLANS = {
  name: 'body_plans_held',
  text: `select m.club_id || ' ' || m.member_id as id, string_agg(distinct r.name, ', ') as plans from memberships m
    join products r on r.club_id = m.club_id and r.id = m.plan_id join clubs c on c.id = m.club_id
    where m.member_id = any($1::uuid[]) and m.status = 'active'
      and (m.ends_on is null or m.ends_on >= to_char($2::timestamptz at time zone c.time_zone, 'YYYY-MM-DD'))
    group by m.club_id, m.member_id`,
}

/** What they hold in a club, for those who are shown: by the club's id and theirs. */
export async function plansHeld(tx: Tx, now: Date, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readIn(tx)<{ id: string; plans: string }>(PLANS, [ids, now])
  return new Map(rows.map(({ id, plans }) => [id, plans]))
}
