import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { PaperTicket } from '@clubhouse/contract/selling/office/lottery'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { formatMoney } from '@clubhouse/domain/format'
import { ladderPrice } from '@clubhouse/domain/selling/lottery/ladder'
import { linesProblem, luckyLine } from '@clubhouse/domain/selling/lottery/lines'
import { cents } from '@clubhouse/domain/money/money'
import { clubs } from '#site/clubs/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import { book, bookedBack } from '#money/ledger/port.ts'
import { reserve, sell } from '../../stock/port.ts'
import { products } from '../../catalogue/port.ts'
import { taxOfProduct } from '#money/tax/port.ts'
import { lockDraw } from '../draws/close-draw.ts'
import type { WhichDraw } from '../draws/list-of-draw.ts'
import { enterDraws } from '../enter-draws.ts'
import { draws, lotteries, lotteryTickets, paperSales } from '../tables.ts'
import { nameOfDraw } from './name-of-draw.ts'
import { noteDraw } from './note-draw.ts'
import { clubFacts } from '#site/clubs/reads.ts'

export interface PaperBatch extends WhichDraw {
  saleId: string
  tickets: readonly PaperTicket[]
  cash: number
}

type Lottery = typeof lotteries.$inferSelect

/**
 * Tickets that were sold on paper go into one draw, with the cash for them into the books, all in one transaction. The row of the draw
 * is locked as every sale locks it: what comes at the cut-off is in before the list is fixed, or refused.
 */
export async function enterPaperTickets(
  tx: Tx,
  batch: PaperBatch,
  writing: Writing,
): Promise<Refusal | null> {
  const { clubId, drawId, saleId, cash } = batch
  const { now } = writing
  const lottery = await lotteryOf(tx, batch)
  if (!lottery) return notFound('The draw')
  const errors = errorsIn(lottery, batch.tickets)
  const [first] = Object.values(errors)
  if (first) return new Refusal(422, 'invalid_tickets', first, { errors })
  const sold = batch.tickets.map((ticket) => ({
    id: randomUUID(),
    lotteryId: lottery.id,
    stub: ticket.stub.trim() || null,
    lines: linesOf(lottery, ticket),
  }))
  const amount = sold.reduce((sum, { lines }) => sum + ladderPrice(lottery.prices, lines.length), 0)
  const { currency } = await clubFacts(tx, clubId)
  if (amount !== cash) return wrongCash(amount, cash, currency)
  const entries = sold.reduce((sum, { lines }) => sum + lines.length, 0)
  // The shelf before the draw, as every sale locks them.
  const isLeft = await takeStock(tx, { clubId, saleId, lotteryId: lottery.id, entries, now })
  const draw = await lockDraw(tx, batch)
  const [known] = await tx
    .select({ drawId: paperSales.drawId })
    .from(paperSales)
    .where(and(eq(paperSales.clubId, clubId), eq(paperSales.id, saleId)))
  if (known) return known.drawId === drawId ? null : not('used_twice', 'These tickets are in another draw.')
  const refused = draw ? await refusedNow(tx, clubId, draw, now) : notFound('The draw')
  if (!draw || refused) return refused
  if (!isLeft) return not('sold_out', 'There aren’t that many tickets left.')
  const tickets = sold.map((ticket) => ({ ...ticket, draws: 1, after: draw.number - 1 }))
  await tx.insert(paperSales).values({
    clubId,
    id: saleId,
    drawId,
    tickets: tickets.length,
    entries,
    amount,
    enteredBy: writing.userId,
    enteredAt: now,
  })
  await tx.insert(lotteryTickets).values(
    tickets.map(({ id, lotteryId, lines, stub }) => ({
      clubId,
      id,
      lotteryId,
      lines,
      stub,
      draws: 1,
      paperSaleId: saleId,
      createdAt: now,
    })),
  )
  if (!(await enterDraws(tx, clubId, tickets, now))) return closed()
  const tax = await taxOfProduct(tx, { clubId, productId: lottery.id, now })
  await book(tx, {
    clubId,
    kind: 'charge',
    effectKey: paperKey(saleId),
    at: now,
    currency,
    entries: [
      { account: 'cash', amount },
      { account: `sales:${lottery.kind}`, amount: -amount, tax },
    ],
  })
  const more = { tickets: String(tickets.length), cash: formatMoney(cents(amount), currency) }
  await noteDraw(tx, 'paper-tickets-entered', { clubId, draw: await nameOfDraw(tx, batch), more }, writing)
  return null
}

/** Out of the draw and out of the books, while both can still be changed; numbers of a prize draw are not given out again. */
export async function takeBackPaperTickets(
  tx: Tx,
  batch: WhichDraw & { saleId: string },
  writing: Writing,
): Promise<Refusal | null> {
  const { clubId, drawId, saleId } = batch
  const { now } = writing
  const draw = await lockDraw(tx, batch)
  const isSale = and(eq(paperSales.clubId, clubId), eq(paperSales.id, saleId), eq(paperSales.drawId, drawId))
  const [sale] = await tx.select().from(paperSales).where(isSale)
  if (!draw || !sale) return notFound('The tickets')
  if (sale.takenBackAt) return null
  if (draw.status !== 'open' || draw.closesAt <= now) return closed()
  const at = now.toISOString()
  await tx.update(paperSales).set({ takenBackAt: now }).where(isSale)
  await tx.execute(sql`
    update draw_entries e set withdrawn_at = ${at}::timestamptz from lottery_tickets t
    where t.club_id = ${clubId} and t.paper_sale_id = ${saleId} and e.club_id = t.club_id and e.ticket_id = t.id
      and e.draw_id = ${drawId} and e.withdrawn_at is null`)
  const { currency } = await clubFacts(tx, clubId)
  await book(tx, {
    clubId,
    kind: 'correction',
    effectKey: `${paperKey(saleId)} taken back`,
    at: now,
    currency,
    entries: await bookedBack(tx, clubId, paperKey(saleId)),
  })
  const more = { tickets: String(sale.tickets), cash: formatMoney(cents(sale.amount), currency) }
  await noteDraw(tx, 'paper-tickets-taken-back', { clubId, draw: await nameOfDraw(tx, batch), more }, writing)
  return null
}

const paperKey = (saleId: string): string => `paper ${saleId}`

const not = (code: string, message: string) => new Refusal(409, code, message)
const closed = () => not('closed', 'This draw has closed. Nothing more goes in or out.')

function wrongCash(amount: number, cash: number, currency: Currency): Refusal {
  const message = `These tickets come to ${formatMoney(cents(amount), currency)}, and you counted ${formatMoney(cents(cash), currency)}.`
  return new Refusal(422, 'wrong_cash', message, { errors: { cash: message } })
}

async function refusedNow(
  tx: Tx,
  clubId: string,
  draw: { status: string; closesAt: Date },
  now: Date,
): Promise<Refusal | null> {
  if (draw.status !== 'open' || draw.closesAt <= now) return closed()
  const [club] = await tx.select({ features: clubs.features }).from(clubs).where(eq(clubs.id, clubId))
  return club?.features.includes('Lotto Bulk Upload')
    ? null
    : not('feature_off', 'Paper tickets are switched off. Switch on “Lotto bulk upload” in Features first.')
}

async function lotteryOf(tx: Tx, { clubId, drawId }: WhichDraw): Promise<Lottery | undefined> {
  const [found] = await tx
    .select({ lottery: lotteries })
    .from(lotteries)
    .innerJoin(draws, and(eq(draws.clubId, lotteries.clubId), eq(draws.lotteryId, lotteries.id)))
    .where(and(eq(draws.clubId, clubId), eq(draws.id, drawId)))
  return found?.lottery
}

const rulesOf = ({ pickType: type, pickCount: count, symbols }: Lottery) => ({ type, count, symbols })

/** Of a prize draw numbered tickets; of a lotto lines, of which one without symbols is picked by the machine. */
function linesOf(lottery: Lottery, { lines, entries }: PaperTicket): Pick[][] {
  if (lottery.kind === 'Draw') return Array.from({ length: entries }, () => [])
  const rules = rulesOf(lottery)
  const wanted = lines.length > 0 ? lines : [[]]
  return wanted.map((line) => (line.length > 0 ? line : luckyLine(rules, (most) => randomInt(most))))
}

function errorsIn(lottery: Lottery, tickets: readonly PaperTicket[]): Record<string, string> {
  if (lottery.kind === 'Draw') return {}
  return Object.fromEntries(
    tickets.flatMap(({ lines }, at) => {
      const problem = linesProblem(rulesOf(lottery), lines.length > 0 ? lines : [[]], lottery.maxCount)
      return problem === null ? [] : [[`tickets.${at}`, `Row ${at + 1}: ${problem}`]]
    }),
  )
}

/** Of a prize draw there are so many tickets in all, on paper and online together. */
async function takeStock(
  tx: Tx,
  {
    clubId,
    saleId,
    lotteryId,
    entries,
    now,
  }: Record<'clubId' | 'saleId' | 'lotteryId', string> & {
    entries: number
    now: Date
  },
): Promise<boolean> {
  const [product] = await tx
    .select({ stockId: products.stockId })
    .from(products)
    .where(and(eq(products.clubId, clubId), eq(products.id, lotteryId)))
  if (!product?.stockId) return true
  const holder = { clubId, holder: 'order' as const, holderId: saleId }
  const demands = new Map([[product.stockId, entries]])
  const held = await reserve(tx, { ...holder, demands, expiresAt: new Date(now.getTime() + 60_000), now })
  return held.ok && (await sell(tx, holder))
}
