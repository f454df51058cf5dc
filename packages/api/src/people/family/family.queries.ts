import type { AvailableMember, MemberKind } from '@clubhouse/contract/people/family'
import type { Collection, PageQuery } from '@clubhouse/contract/paging'
import type { RelatedAccount } from '@clubhouse/contract/people/people'
import { ADULT_FROM } from '@clubhouse/domain/people/family/ages'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import { collection } from '#kernel/db/collection.ts'
import type { Database } from '#kernel/db/database.ts'

/**
 * Somebody and those for whom they act, on a day: whoever is grown by then is an adult, whatever the family once said
 * (domain/family/ages.ts). Texts of plain dates stand in the order of the days.
 */
const FAMILY = {
  name: 'family',
  text: `
    with today as (
      select coalesce($4::text, to_char($3::timestamptz at time zone c.time_zone, 'YYYY-MM-DD')) as day
      from clubs c where c.id = $2
    ), people as (
      select 0 as place, u.id, u.first_name, u.last_name, 'adult' as kind, '' as relation, null as born
      from users u where u.id = $1 and $6::boolean
      union all
      select 1, p.id, p.first_name, p.last_name,
        case when p.date_of_birth <= to_char(day::date - interval '${ADULT_FROM} years', 'YYYY-MM-DD') then 'adult' else p.kind end,
        p.relation, p.date_of_birth
      from related_people p, today where p.user_id = $1
    ), wanted as (select * from people where $5::text is null or kind = $5)
    select day, (select count(*)::int from wanted) as total, coalesce((
      select json_agg(json_build_object('id', w.id, 'firstName', w.first_name, 'lastName', w.last_name, 'kind', w.kind,
        'relation', w.relation, 'born', w.born, 'isSelf', w.place = 0) order by w.place, w.kind, w.first_name, w.id)
      from (select * from wanted order by place, kind, first_name, id limit $7 offset $8) w), '[]') as items
    from today`,
}

interface Person {
  id: string
  firstName: string
  lastName: string
  kind: MemberKind
  relation: string
  born: string | null
  isSelf: boolean
}

interface Asked {
  userId: string
  clubId: string
  now: Date
  /** On which ages are judged; null for today, where the club is. */
  day: string | null
  /** Null for both. */
  kind: MemberKind | null
}

/** API-51: no date of birth leaves the server, and the age of children alone. */
export async function listRelationsOf(
  db: Database,
  asked: Asked,
  page: PageQuery,
): Promise<Collection<RelatedAccount>> {
  const { day, total, people } = await readFamily(db, asked, { withSelf: false }, page)
  const items = people.map(({ id, firstName, lastName, kind, relation, born }) => ({
    member_id: id,
    first_name: firstName,
    last_name: lastName,
    kind,
    relation,
    age: born !== null && kind === 'juvenile' ? ageOn(born, day) : null,
  }))
  return collection(items, total, page)
}

/** API-54, API-55: whoever asks is the first of the adults. */
export async function listMembersOf(
  db: Database,
  asked: Asked & { kind: MemberKind },
  page: PageQuery,
): Promise<Collection<AvailableMember>> {
  const { day, total, people } = await readFamily(db, asked, { withSelf: asked.kind === 'adult' }, page)
  const items = people.map(({ id, firstName, lastName, born, isSelf }) => ({
    member_id: id,
    first_name: firstName,
    last_name: lastName,
    is_self: isSelf,
    age: born === null ? null : ageOn(born, day),
  }))
  return collection(items, total, page)
}

async function readFamily(
  db: Database,
  { userId, clubId, now, day, kind }: Asked,
  { withSelf }: { withSelf: boolean },
  { page, per_page: perPage }: PageQuery,
): Promise<{ day: string; total: number; people: Person[] }> {
  const values = [userId, clubId, now, day, kind, withSelf, perPage, (page - 1) * perPage]
  const [row] = await db.readPlatform<{ day: string; total: number; items: Person[] }>(FAMILY, values)
  return { day: row?.day ?? '', total: row?.total ?? 0, people: row?.items ?? [] }
}

const PLAN_DAY = {
  name: 'plan_age_day',
  text: `
    select p.age_on as day from plans p join products sold on sold.club_id = p.club_id and sold.id = p.id
    where p.club_id = $1 and p.id = $2 and sold.is_active`,
}

/** By which day a plan of the club judges ages; null where there is no such plan, `{ day: null }` for today. */
export async function findPlanDay(
  db: Database,
  clubId: string,
  planId: string,
): Promise<{ day: string | null } | null> {
  const [row] = await db.read<{ day: string | null }>(PLAN_DAY, [clubId, planId])
  return row ?? null
}
