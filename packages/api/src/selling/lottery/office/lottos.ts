import { and, asc, eq, sql } from 'drizzle-orm'
import type { LottoFields, OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import { changedMeanwhile, notFound, Refusal } from '@clubhouse/contract/refusal'
import { termProblems } from '@clubhouse/domain/selling/lottery/lotto-terms'
import { products } from '../../catalogue/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import type { Writing } from '#site/drafts/port.ts'
import { lotteries } from '../tables.ts'
import { asLabel, noteDraw } from './note-draw.ts'

type Row = typeof lotteries.$inferSelect
interface Found {
  row: Row
  name: string
  description: string
  isActive: boolean
}

type Edited = LottoFields & { is_active: boolean }

const fieldsOf = ({ row, name, description, isActive }: Found): Edited => ({
  name,
  description,
  place: row.place,
  weekday: row.weekday ?? 1,
  time: row.time ?? '20:00',
  jackpot: row.jackpot,
  jackpot_start: row.jackpotStart,
  jackpot_step: row.jackpotStep,
  jackpot_cap: row.jackpotCap,
  prizes: row.prizes,
  prices: row.prices,
  max_lines: row.maxCount,
  draw_counts: row.drawCounts,
  allows_auto_renewal: row.allowsAutoRenewal,
  weekly_limit: row.weeklyLimit,
  closes_minutes_before: row.closesMinutesBefore,
  run_by: row.runBy,
  is_active: isActive,
})

/** Of the lottery's own row; name and description stand with the product. */
export const ofLotto = (fields: LottoFields) => ({
  place: fields.place,
  weekday: fields.weekday,
  time: fields.time,
  jackpot: fields.jackpot,
  jackpotStart: fields.jackpot_start,
  jackpotStep: fields.jackpot_step,
  jackpotCap: fields.jackpot_cap,
  prizes: fields.prizes,
  prices: fields.prices,
  maxCount: fields.max_lines,
  drawCounts: fields.draw_counts,
  allowsAutoRenewal: fields.allows_auto_renewal,
  weeklyLimit: fields.weekly_limit,
  closesMinutesBefore: fields.closes_minutes_before,
  runBy: fields.run_by,
})

const TICKETS_AHEAD = sql<number>`(select count(distinct e.ticket_id)::int from draws d
  join draw_entries e on e.club_id = d.club_id and e.draw_id = d.id and e.withdrawn_at is null
  where d.club_id = ${lotteries.clubId} and d.lottery_id = ${lotteries.id} and d.status = 'open')`

const NEXT_DRAW = sql<Date | string | null>`(select min(d.draws_at) from draws d
  where d.club_id = ${lotteries.clubId} and d.lottery_id = ${lotteries.id} and d.status = 'open')`

export async function readLottos(tx: Tx, clubId: string, id?: string): Promise<OfficeLotto[]> {
  const found = await tx
    .select({
      row: lotteries,
      name: products.name,
      description: products.description,
      slug: products.slug,
      isActive: products.isActive,
      ahead: TICKETS_AHEAD,
      next: NEXT_DRAW,
    })
    .from(lotteries)
    .innerJoin(products, and(eq(products.clubId, lotteries.clubId), eq(products.id, lotteries.id)))
    .where(
      and(
        eq(lotteries.clubId, clubId),
        eq(lotteries.kind, 'Lotto'),
        id === undefined ? undefined : eq(lotteries.id, id),
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
  return found.map(({ slug, ahead, next, ...of }) => ({
    ...fieldsOf(of),
    lottery_id: of.row.id,
    slug,
    tickets_ahead: ahead,
    version: versionOf(fieldsOf(of)),
    pick: { type: of.row.pickType, count: of.row.pickCount, symbols: of.row.symbols },
    luck: of.row.luck,
    next_draw_at: next === null ? null : new Date(next).toISOString(),
  }))
}

/** What people play for is not made worse while they hold tickets; what they paid stands in their orders and is not touched. */
export async function changeLotto(
  tx: Tx,
  { clubId, id }: { clubId: string; id: string },
  { version, ...sent }: LottoFields & { version: string; is_active?: boolean | undefined },
  writing: Writing,
): Promise<Refusal | null> {
  const isLotto = and(eq(lotteries.clubId, clubId), eq(lotteries.id, id), eq(lotteries.kind, 'Lotto'))
  const [row] = await tx.select().from(lotteries).where(isLotto).for('update')
  const [lotto] = await readLottos(tx, clubId, id)
  if (!row || !lotto) return notFound('The lotto')
  const { name, description, is_active: isActive } = lotto
  const before = fieldsOf({ row, name, description, isActive })
  const fields: Edited = { ...sent, is_active: sent.is_active ?? isActive }
  if (versionOf(before) !== version) return changedMeanwhile()
  const promised = firstOf(lotto.tickets_ahead > 0 ? worse(before, fields) : {}, 'promised')
  if (promised) return promised
  const refused = firstOf(termProblems(fields, row.pickCount), 'invalid_terms')
  if (refused) return refused
  if (versionOf(fields) === version) return null
  await tx.update(lotteries).set(ofLotto(fields)).where(isLotto)
  await tx
    .update(products)
    .set({ name: fields.name, description: fields.description, isActive: fields.is_active })
    .where(and(eq(products.clubId, clubId), eq(products.id, id)))
  const more = Object.fromEntries(
    (Object.keys(fields) as (keyof Edited)[]).flatMap((field) => {
      const [was, is] = [inWords(before[field]), inWords(fields[field])]
      return was === is ? [] : [[field === 'is_active' ? 'On sale' : asLabel(field), `${was} → ${is}`]]
    }),
  )
  await noteDraw(tx, 'lotto-changed', { clubId, draw: lotto.name, more }, writing)
  return null
}

/** All that is wrong stands beside its field; the first is said. */
export function firstOf(errors: Record<string, string>, code: string): Refusal | null {
  const [first] = Object.values(errors)
  return first ? new Refusal(422, code, first, { errors }) : null
}

const PROMISED = 'Tickets have been sold for this. It can go up, not down.'

function worse(before: LottoFields, after: LottoFields): Record<string, string> {
  const less = before.prizes.filter(
    ({ tier, amount }) => (after.prizes.find((prize) => prize.tier === tier)?.amount ?? 0) < amount,
  )
  return {
    ...(after.jackpot < before.jackpot && { jackpot: PROMISED }),
    ...Object.fromEntries(less.map(({ tier }) => [tier, PROMISED])),
  }
}

const inWords = (value: Edited[keyof Edited]): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? 'none')).slice(
    0,
    200,
  )
