import { eq, sql } from 'drizzle-orm'
import { Feature } from '@clubhouse/contract/site/club'
import type { FeatureReach, OfficeFeature } from '@clubhouse/contract/site/office/club-settings'
import { FEATURE_WORDS } from '@clubhouse/domain/site/clubs/feature-words'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { clubs } from '../tables.ts'
import type { At, SettingDeps } from './note-setting.ts'

const TICKETS = (kind: 'Lotto' | 'Draw') =>
  sql.raw(`(select count(distinct e.ticket_id)::int from draw_entries e
  join draws d on d.club_id = e.club_id and d.id = e.draw_id and d.status <> 'drawn'
  join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id and l.kind = '${kind}' where e.club_id = c.id)`)

const ON_SALE = (types: string) =>
  sql.raw(
    `(select count(*)::int from products p where p.club_id = c.id and p.is_active ${types && `and p.type in (${types})`})`,
  )

interface Row {
  features: Feature[]
  plans: number
  memberships: number
  lottos: number
  lotto_tickets: number
  draws: number
  draw_tickets: number
  items: number
  all: number
  reducing: number
  account: number
}

async function readFeatures(tx: Tx, clubId: string, now: Date): Promise<OfficeFeature[]> {
  const row = await one<Row>(
    tx,
    sql`select c.features, ${ON_SALE(`'Plan', 'Bundle'`)} as plans,
      (select count(*)::int from memberships m where m.club_id = c.id and m.status = 'active'
        and coalesce(m.ends_on >= (${now.toISOString()}::timestamptz at time zone c.time_zone)::date::text, true)) as memberships,
      ${ON_SALE(`'Lotto'`)} as lottos, ${TICKETS('Lotto')} as lotto_tickets,
      ${ON_SALE(`'Draw'`)} as draws, ${TICKETS('Draw')} as draw_tickets,
      ${ON_SALE(`'ShopItem', 'EventTicket'`)} as items, ${ON_SALE('')} as all,
      (select count(*)::int from products p join plans l on l.club_id = p.club_id and l.id = p.id
        where p.club_id = c.id and p.is_active and l.payment_options @> '[{"type": "reducing_instalment"}]') as reducing,
      (c.on_behalf_of is not null)::int as account
    from clubs c where c.id = ${clubId}`,
  )
  if (!row) throw new Error(`There is no club ${clubId}`)
  const reaches: Partial<Record<Feature, FeatureReach>> = {
    Membership: { on_sale: row.plans, held: row.memberships },
    Lotto: { on_sale: row.lottos, held: row.lotto_tickets },
    Draw: { on_sale: row.draws, held: row.draw_tickets },
    Shop: { on_sale: row.items, held: 0 },
    Checkout: { on_sale: row.all, held: 0 },
    'Reducing instalments': { on_sale: row.reducing, held: 0 },
    'Payment Provider': { on_sale: row.account, held: 0 },
  }
  return Feature.options.map((name) => ({
    name,
    is_on: row.features.includes(name),
    reach: reaches[name] ?? { on_sale: 0, held: 0 },
  }))
}

export const listFeatures = ({ db }: SettingDeps, { club }: At, now: Date): Promise<OfficeFeature[]> =>
  db.withClub(club.clubId, (tx) => readFeatures(tx, club.clubId, now))

/** Live as soon as it is written; two who switch different ones do not undo each other. */
export function switchFeature(
  { db, audit }: SettingDeps,
  caller: At,
  { name, is_on: isOn }: { name: Feature; is_on: boolean },
  now: Date,
): Promise<OfficeFeature[]> {
  const { clubId, userId } = caller.club
  return db.withClub(clubId, async (tx) => {
    const [club] = await tx
      .select({ features: clubs.features })
      .from(clubs)
      .where(eq(clubs.id, clubId))
      .for('update')
    if (!club) throw new Error(`There is no club ${clubId}`)
    if (club.features.includes(name) !== isOn) {
      const wanted = (each: Feature) => (each === name ? isOn : club.features.includes(each))
      // In the order in which the contract names them, so that one set is always written alike.
      await tx
        .update(clubs)
        .set({ features: Feature.options.filter(wanted) })
        .where(eq(clubs.id, clubId))
      const detail = { [FEATURE_WORDS[name].title]: isOn ? 'off → on' : 'on → off' }
      await audit.record(tx, caller, { kind: 'feature-switched', clubId, actorId: userId, detail })
    }
    return readFeatures(tx, clubId, now)
  })
}
