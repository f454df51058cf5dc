import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { OfficePrizeDraw, PrizeDrawFields } from '@clubhouse/contract/selling/office/prize-draws'
import { changedMeanwhile, notFound, Refusal } from '@clubhouse/contract/refusal'
import { products } from '../../catalogue/port.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import type { Writing } from '#site/drafts/port.ts'
import { stock } from '../../stock/port.ts'
import { makeSecret } from '../draws/draw-secret.ts'
import { draws, lotteries } from '../tables.ts'
import { freeSlug } from './free-slug.ts'
import { asLabel, noteDraw } from './note-draw.ts'

type Of = Record<'clubId' | 'drawId', string>

/** The biggest purchase at once; more is bought in several. */
const MOST_AT_ONCE = 100

export async function readPrizeDraw(tx: Tx, { clubId, drawId }: Of): Promise<OfficePrizeDraw | null> {
  const [found] = await tx
    .select({
      draw: draws,
      lottery: lotteries,
      product: products,
      // Numbers are not given out twice, so what was given back counts too.
      sold: sql<number>`(select count(*)::int from draw_entries e where e.club_id = ${draws.clubId} and e.draw_id = ${draws.id})`,
    })
    .from(draws)
    .innerJoin(lotteries, and(eq(lotteries.clubId, draws.clubId), eq(lotteries.id, draws.lotteryId)))
    .innerJoin(products, and(eq(products.clubId, draws.clubId), eq(products.id, draws.lotteryId)))
    .where(and(eq(draws.clubId, clubId), eq(draws.id, drawId), eq(lotteries.kind, 'Draw')))
  if (!found) return null
  const { draw, lottery, product, sold } = found
  if (!product.isActive && sold === 0) return null
  const fields: PrizeDrawFields = {
    name: product.name,
    description: product.description,
    place: lottery.place,
    prizes: lottery.things,
    prices: lottery.prices,
    ticket_count: lottery.ticketCount ?? 0,
    closes_at: draw.closesAt.toISOString(),
    draws_at: draw.drawsAt.toISOString(),
    run_by: lottery.runBy,
  }
  const about = { draw_id: draw.id, lottery_id: lottery.id, slug: product.slug, status: draw.status, sold }
  return { ...fields, ...about, version: versionOf(fields) }
}

export async function createPrizeDraw(
  tx: Tx,
  clubId: string,
  fields: PrizeDrawFields,
  { writing, houseSecret }: { writing: Writing; houseSecret: string },
): Promise<string | Refusal> {
  const { now } = writing
  const refused = timesRefused(fields, now)
  if (refused) return refused
  await oneAtATime(tx, 'products', clubId)
  const [id, drawId] = [randomUUID(), randomUUID()]
  const at = { clubId, id }
  await tx.insert(stock).values({ ...at, remaining: fields.ticket_count })
  await tx.insert(products).values({
    ...at,
    type: 'Draw',
    slug: await freeSlug(tx, clubId, fields.name, 'draw'),
    stockId: id,
    createdAt: now,
    name: fields.name,
    description: fields.description,
  })
  await tx
    .insert(lotteries)
    .values({ ...at, kind: 'Draw', pickType: 'None', luck: 'beacon', ...ofLottery(fields) })
  await tx.insert(draws).values({
    clubId,
    id: drawId,
    lotteryId: id,
    number: 1,
    status: 'open',
    sealedAt: now,
    closesAt: new Date(fields.closes_at),
    drawsAt: new Date(fields.draws_at),
    ...makeSecret(houseSecret),
  })
  await noteDraw(tx, 'prize-draw-created', { clubId, draw: fields.name }, writing)
  return drawId
}

/** The shelf before the draw, as every sale locks them: whoever changes a draw and whoever buys wait for each other, and not in a circle. */
async function lockWithShelf(tx: Tx, { clubId, drawId }: Of): Promise<void> {
  await tx.execute(sql`
    select 1 from stock where club_id = ${clubId}
      and id = (select lottery_id from draws where club_id = ${clubId} and id = ${drawId}) for update`)
  await tx.execute(sql`select 1 from draws where club_id = ${clubId} and id = ${drawId} for update`)
}

/** Once a ticket is sold, what can be won and when it is drawn stay; what a ticket cost stands in each order and is not touched. */
export async function changePrizeDraw(
  tx: Tx,
  of: Of,
  { version, ...fields }: PrizeDrawFields & { version: string },
  writing: Writing,
): Promise<Refusal | null> {
  const { clubId, drawId } = of
  await lockWithShelf(tx, of)
  const before = await readPrizeDraw(tx, of)
  if (!before) return notFound('The draw')
  if (before.version !== version) return changedMeanwhile()
  if (before.status !== 'open')
    return new Refusal(409, 'closed', 'This draw has closed. It stays as it was sold.')
  const errors = before.sold > 0 ? promised(before, fields) : {}
  const [first] = Object.values(errors)
  if (first) return new Refusal(422, 'already_sold', first, { errors })
  const refused = timesRefused(fields, writing.now)
  if (refused) return refused
  const at = { clubId, id: before.lottery_id }
  const more = await stockChanged(tx, at, fields.ticket_count - before.ticket_count)
  if (more) return more
  await tx
    .update(products)
    .set({ name: fields.name, description: fields.description })
    .where(and(eq(products.clubId, clubId), eq(products.id, at.id)))
  await tx
    .update(lotteries)
    .set(ofLottery(fields))
    .where(and(eq(lotteries.clubId, clubId), eq(lotteries.id, at.id)))
  await tx
    .update(draws)
    .set({ closesAt: new Date(fields.closes_at), drawsAt: new Date(fields.draws_at) })
    .where(and(eq(draws.clubId, clubId), eq(draws.id, drawId)))
  const changes = Object.fromEntries(
    (Object.keys(fields) as (keyof PrizeDrawFields)[]).flatMap((name) => {
      const [was, is] = [inWords(before[name]), inWords(fields[name])]
      return was === is ? [] : [[asLabel(name), `${was} → ${is}`]]
    }),
  )
  await noteDraw(tx, 'prize-draw-changed', { clubId, draw: fields.name, more: changes }, writing)
  return null
}

/**
 * Only what nobody ever had a ticket of goes off sale and out of sight. Its row stays: its seal was public, and what was promised in
 * public is never rubbed out.
 */
export async function deletePrizeDraw(tx: Tx, of: Of, writing: Writing): Promise<Refusal | null> {
  const { clubId } = of
  await lockWithShelf(tx, of)
  const draw = await readPrizeDraw(tx, of)
  if (!draw) return notFound('The draw')
  const used = await exists(
    tx,
    sql`select 1 from order_items where club_id = ${clubId} and product_id = ${draw.lottery_id} limit 1`,
  )
  if (draw.sold > 0 || draw.status !== 'open' || used)
    return new Refusal(409, 'already_sold', 'Someone has bought a ticket for this draw. It can’t be deleted.')
  await tx
    .update(products)
    .set({ isActive: false })
    .where(and(eq(products.clubId, clubId), eq(products.id, draw.lottery_id)))
  await noteDraw(tx, 'prize-draw-deleted', { clubId, draw: draw.name }, writing)
  return null
}

const ofLottery = (fields: PrizeDrawFields) => ({
  prices: fields.prices,
  things: fields.prizes,
  place: fields.place,
  runBy: fields.run_by,
  ticketCount: fields.ticket_count,
  maxCount: Math.min(MOST_AT_ONCE, fields.ticket_count),
})

function timesRefused({ closes_at: closes, draws_at: drawn }: PrizeDrawFields, now: Date): Refusal | null {
  const errors = {
    ...(Date.parse(closes) <= now.getTime() && { closes_at: 'Sales have to end after now' }),
    ...(Date.parse(drawn) < Date.parse(closes) && { draws_at: 'The draw is before sales end' }),
  }
  const [first] = Object.values(errors)
  return first ? new Refusal(422, 'invalid_times', first, { errors }) : null
}

const STAYS = 'Tickets have been sold. This stays as it is.'

function promised(before: PrizeDrawFields, after: PrizeDrawFields): Record<string, string> {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  return {
    ...(differs(before.prizes, after.prizes) && { prizes: STAYS }),
    ...(Date.parse(before.closes_at) !== Date.parse(after.closes_at) && { closes_at: STAYS }),
    ...(Date.parse(before.draws_at) !== Date.parse(after.draws_at) && { draws_at: STAYS }),
  }
}

async function stockChanged(
  tx: Tx,
  { clubId, id }: { clubId: string; id: string },
  by: number,
): Promise<Refusal | null> {
  if (by === 0) return null
  const changed = await tx
    .update(stock)
    .set({ remaining: sql`${stock.remaining} + ${by}` })
    .where(and(eq(stock.clubId, clubId), eq(stock.id, id), sql`${stock.remaining} + ${by} >= 0`))
    .returning({ id: stock.id })
  const message = 'More tickets than that are sold or about to be.'
  return changed.length > 0
    ? null
    : new Refusal(422, 'already_sold', message, { errors: { ticket_count: message } })
}

const inWords = (value: PrizeDrawFields[keyof PrizeDrawFields]): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 200)
