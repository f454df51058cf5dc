import { sql } from 'drizzle-orm'
import type { MemberKind } from '@clubhouse/contract/people/family'
import { membershipsToRenew } from '@clubhouse/domain/selling/renewal/memberships-to-renew'
import { stateOf, successorOf } from '@clubhouse/domain/selling/renewal/successor'
import { addDays } from '@clubhouse/domain/time/plain-date'
import { dayOf } from '@clubhouse/domain/format'
import {
  type ClubDone,
  type ClubStep,
  type MailingClub,
  readersOf,
  takeOccasions,
  throughClubs,
} from '#messages/automatic-mails/port.ts'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { enqueueMail, keepHouseList, RENEWAL_REMINDERS } from '#messages/mail/port.ts'
import { memberLinks, type References } from '#messages/mailings/port.ts'
import { type ClubFacts, findClubFacts } from './club-facts.queries.ts'

/** Each family is one statement: as many as fit well into a step. */
const AT_ONCE = 25
/** How long a season counts as just opened; the registry of automatic mails says so too. */
const OPENED_WITHIN = '14 days'
/** As far back as anybody renews. */
const REMEMBERED_DAYS = 550

interface Deps extends Pick<Core, 'sites'> {
  references: References
}

/** One mail to whoever acts for those whose next season went on sale, once for each membership. */
export const tellOfRenewals = (deps: Deps): Schedule => ({
  cadence: { dailyAt: '09:20', zone: 'Europe/Dublin' },
  work: throughClubs('renewal-opens', 'tell-of-renewals', (tx, club, step) =>
    tellFamilies(tx, deps, club, step),
  ),
})

interface Family {
  userId: string
  facts: ClubFacts
}

async function tellFamilies(
  tx: Tx,
  deps: Deps,
  club: MailingClub,
  { after, now }: ClubStep,
): Promise<ClubDone> {
  const site = deps.sites.ofClub(club.slug)
  const { opened, families } = await asClub(tx, club.id, async (own) => {
    const plans = await findOpened(own, club.id, now)
    return { opened: plans, families: plans.size > 0 ? await findFamilies(own, club, { after, now }) : [] }
  })
  if (!site || families.length === 0) return { done: 0, after: null }
  const people = await findPeople(tx, families)
  const readers = await readersOf(
    tx,
    families.map(({ userId }) => userId),
  )
  let done = 0
  for (const { userId, facts } of families) {
    const reader = readers.get(userId)
    const open = reader ? openFor(facts, people.get(userId) ?? new Map(), opened) : []
    const occasions = open.map(({ membershipId }) => membershipId)
    const fresh = await takeOccasions(tx, { clubId: club.id, kind: 'renewal-opens', occasions }, now)
    const told = open.filter(({ membershipId }) => fresh.has(membershipId))
    const [first] = told
    if (!reader || !first) continue
    const member = { clubId: club.id, listId: RENEWAL_REMINDERS, memberId: userId }
    await enqueueMail(
      tx,
      {
        clubId: club.id,
        effectKey: `renewal-opens ${first.membershipId}`,
        to: reader.email,
        mailing: { kind: 'recurring', personId: userId, listId: RENEWAL_REMINDERS },
        mail: {
          template: 'renewal-opens',
          payload: {
            first_name: reader.firstName,
            people: told.map(({ name, plan }) => ({ name, plan })),
            unsubscribe: memberLinks(site.origin, deps.references, member),
          },
        },
      },
      now,
    )
    done += 1
  }
  return { done, after: families.length < AT_ONCE ? null : (families.at(-1)?.userId ?? null) }
}

type Known = ReadonlyMap<string, Relative>

/** Who of a family can renew to a plan that was opened just now: by the rule of the page that the mail leads to. */
function openFor({ club, held, plans }: ClubFacts, people: Known, opened: ReadonlySet<string>) {
  return membershipsToRenew(held, club.today).flatMap((membership) => {
    const person = people.get(membership.memberId)
    const successor = person && successorOf(membership, person, plans, club.today)
    if (!person || !successor || stateOf(successor.plan.metadata.availability) !== 'open') return []
    if (!opened.has(successor.plan.metadata.plan_id)) return []
    return [{ membershipId: membership.membershipId, name: person.name, plan: successor.plan.name }]
  })
}

/** As the club: plans that went on sale in the last days, where memberships can be bought at all. */
async function findOpened(tx: Tx, clubId: string, now: Date): Promise<ReadonlySet<string>> {
  const at = now.toISOString()
  const found = await rows<{ id: string }>(
    tx,
    sql`select pl.id from plans pl
    join products p on p.club_id = pl.club_id and p.id = pl.id and p.is_active
    join clubs c on c.id = pl.club_id and c.features @> array['Membership']
    where pl.club_id = ${clubId} and coalesce(pl.opens_at, p.created_at) <= ${at}::timestamptz
      and coalesce(pl.opens_at, p.created_at) > ${at}::timestamptz - ${OPENED_WITHIN}::interval`,
  )
  return new Set(found.map(({ id }) => id))
}

/** As the club: the next of those who have a membership that could be followed, with all that the club knows of each. */
async function findFamilies(tx: Tx, club: MailingClub, { after, now }: ClubStep): Promise<Family[]> {
  const since = addDays(dayOf(now.toISOString(), club.timeZone), -REMEMBERED_DAYS)
  const found = await rows<{ userId: string }>(
    tx,
    sql`select distinct m.user_id::text as "userId" from memberships m
    where m.club_id = ${club.id} and m.user_id is not null and m.user_id::text > ${after} and m.status = 'active'
      and m.ends_on >= ${since} and not exists (select from automatic_mail_occasions w where w.club_id = m.club_id
        and w.kind = 'renewal-opens' and w.occasion = m.id::text)
    order by 1 limit ${AT_ONCE}`,
  )
  const families: Family[] = []
  for (const { userId } of found) {
    const facts = await findClubFacts(tx, { clubId: club.id, userId, now })
    if (facts) families.push({ userId, facts })
  }
  if (families.length > 0) await keepHouseList(tx, club.id, RENEWAL_REMINDERS, now)
  return families
}

interface Relative {
  name: string
  kind: MemberKind
  dateOfBirth: string | null
}

/** As the platform: those for whom each of them acts. Whoever has left a family is not theirs to renew. */
async function findPeople(tx: Tx, families: readonly Family[]): Promise<ReadonlyMap<string, Known>> {
  const ids = `{${families.map(({ userId }) => userId).join(',')}}`
  const found = await rows<Relative & { userId: string; id: string }>(
    tx,
    sql`select u.id as "userId", u.id, u.first_name as name, 'adult' as kind, null as "dateOfBirth"
    from users u where u.id = any(${ids}::uuid[])
    union all
    select p.user_id, p.id, p.first_name, p.kind, p.date_of_birth
    from related_people p where p.user_id = any(${ids}::uuid[])`,
  )
  const people = new Map<string, Map<string, Relative>>()
  for (const { userId, id, ...person } of found)
    people.set(userId, (people.get(userId) ?? new Map<string, Relative>()).set(id, person))
  return people
}
