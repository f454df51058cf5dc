import { and, asc, eq, sql } from 'drizzle-orm'
import type { LottoFields, OfficeLotto } from '@clubhouse/contract/backoffice/lottery'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { products } from '../../catalogue/port.ts'
import type { Tx } from '../../db/database.ts'
import { versionOf } from '../../db/version-of.ts'
import type { Writing } from '../../drafts/port.ts'
import { lotteries } from '../tables.ts'
import { asLabel, noteDraw } from './note-draw.ts'

type Row = typeof lotteries.$inferSelect

const fieldsOf = (row: Row): LottoFields => ({
  ...{ jackpot: row.jackpot, jackpot_start: row.jackpotStart, jackpot_step: row.jackpotStep },
  ...{ jackpot_cap: row.jackpotCap, prizes: row.prizes, prices: row.prices },
  ...{ closes_minutes_before: row.closesMinutesBefore, run_by: row.runBy },
})

const TICKETS_AHEAD = sql<number>`(select count(distinct e.ticket_id)::int from draws d
  join draw_entries e on e.club_id = d.club_id and e.draw_id = d.id and e.withdrawn_at is null
  where d.club_id = ${lotteries.clubId} and d.lottery_id = ${lotteries.id} and d.status = 'open')`

export async function readLottos(tx: Tx, clubId: string, id?: string): Promise<OfficeLotto[]> {
  const found = await tx
    .select({ row: lotteries, name: products.name, slug: products.slug, ahead: TICKETS_AHEAD })
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
  return found.map(({ row, name, slug, ahead }) => ({
    ...fieldsOf(row),
    ...{ lottery_id: row.id, name, slug, tickets_ahead: ahead, version: versionOf(fieldsOf(row)) },
  }))
}

/** What people play for is not made worse while they hold tickets; what they paid stands in their orders and is not touched. */
export async function changeLotto(
  tx: Tx,
  { clubId, id }: { clubId: string; id: string },
  { version, ...fields }: LottoFields & { version: string },
  writing: Writing,
): Promise<Refusal | null> {
  const isLotto = and(eq(lotteries.clubId, clubId), eq(lotteries.id, id), eq(lotteries.kind, 'Lotto'))
  const [row] = await tx.select().from(lotteries).where(isLotto).for('update')
  const [lotto] = await readLottos(tx, clubId, id)
  if (!row || !lotto) return notFound('The lotto')
  const before = fieldsOf(row)
  if (versionOf(before) !== version)
    return new Refusal(409, 'changed_meanwhile', 'Someone else changed this. Your changes aren’t saved yet.')
  const errors = lotto.tickets_ahead > 0 ? worse(before, fields) : {}
  const [first] = Object.values(errors)
  if (first) return new Refusal(422, 'promised', first, { errors })
  if (versionOf(fields) === version) return null
  await tx
    .update(lotteries)
    .set({
      ...{ jackpot: fields.jackpot, jackpotStart: fields.jackpot_start, jackpotStep: fields.jackpot_step },
      ...{ jackpotCap: fields.jackpot_cap, prizes: fields.prizes, prices: fields.prices },
      ...{ closesMinutesBefore: fields.closes_minutes_before, runBy: fields.run_by },
    })
    .where(isLotto)
  const more = Object.fromEntries(
    (Object.keys(fields) as (keyof LottoFields)[]).flatMap((name) => {
      const [was, is] = [inWords(before[name]), inWords(fields[name])]
      return was === is ? [] : [[asLabel(name), `${was} → ${is}`]]
    }),
  )
  await noteDraw(tx, 'lotto-changed', { clubId, draw: lotto.name, more }, writing)
  return null
}

const PROMISED = 'Tickets have been sold for this. It can go up, not down.'

function worse(before: LottoFields, after: LottoFields): Record<string, string> {
  const isLess = before.prizes.some(
    ({ tier, amount }) => (after.prizes.find((prize) => prize.tier === tier)?.amount ?? 0) < amount,
  )
  return { ...(after.jackpot < before.jackpot && { jackpot: PROMISED }), ...(isLess && { prizes: PROMISED }) }
}

const inWords = (value: LottoFields[keyof LottoFields]): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? 'none')).slice(
    0,
    200,
  )
