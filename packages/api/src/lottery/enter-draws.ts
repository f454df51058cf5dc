import { sql } from 'drizzle-orm'
import type { Pick } from '@clubhouse/contract/lottery'
import type { Tx } from '../db/database.ts'

/** A ticket with the lines that go into each of its draws; of a prize draw a line is a numbered ticket and has no symbols. */
export interface TicketToEnter {
  id: string
  lotteryId: string
  lines: readonly (readonly Pick[])[]
  /** How many draws it goes into, and after which one. */
  draws: number
  after: number
}

interface OpenDraw {
  id: string
  lotteryId: string
  number: number
}

/** Of draws that are closed while somebody waits for their rows, the next ones are taken; more than this close at no one moment. */
const TRIES = 5

/**
 * Puts tickets into the next draws that are still sold for, and answers false where there are too few of them; then nothing was
 * written. The draws' rows stay locked to the end of the transaction, always in the same order: whoever closes a draw waits for the
 * sales before it and comes before those after it, and entries are numbered one after another. What counts is the moment that the
 * house's clock showed when the payment was settled, and that nobody had closed the draw (docs/draws.md).
 */
export async function enterDraws(
  tx: Tx,
  clubId: string,
  tickets: readonly TicketToEnter[],
  now: Date,
): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const wanted = await nextDraws(tx, clubId, tickets, now)
    const locked = new Set(
      await lockDraws(
        tx,
        clubId,
        wanted.map(({ id }) => id),
        now,
      ),
    )
    const chosen = tickets.map((ticket) => ({ ticket, draws: drawsFor(ticket, wanted) }))
    if (chosen.some(({ ticket, draws }) => draws.length < ticket.draws)) return false
    if (wanted.some(({ id }) => !locked.has(id))) continue
    await writeEntries(tx, clubId, chosen, now)
    return true
  }
  return false
}

const drawsFor = ({ lotteryId, draws, after }: TicketToEnter, open: readonly OpenDraw[]): OpenDraw[] =>
  open.filter((draw) => draw.lotteryId === lotteryId && draw.number > after).slice(0, draws)

async function nextDraws(
  tx: Tx,
  clubId: string,
  tickets: readonly TicketToEnter[],
  now: Date,
): Promise<OpenDraw[]> {
  const asked = tickets.map(({ lotteryId, draws, after }) => ({ lotteryId, draws, after }))
  const found: unknown = await tx.execute(sql`
    select distinct d.id, d.lottery_id as "lotteryId", d.number
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t ("lotteryId" uuid, draws int, after int)
    cross join lateral (select d.id, d.lottery_id, d.number from draws d
      where d.club_id = ${clubId} and d.lottery_id = t."lotteryId" and d.status = 'open' and d.number > t.after
        and d.closes_at > ${now.toISOString()} order by d.number limit t.draws) d
    order by d.lottery_id, d.number`)
  return (found as { rows: OpenDraw[] }).rows
}

/** Those that were still open once nobody else held them. */
async function lockDraws(tx: Tx, clubId: string, ids: readonly string[], now: Date): Promise<string[]> {
  const found: unknown = await tx.execute(sql`
    select id from draws where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[]) and status = 'open'
      and closes_at > ${now.toISOString()} order by lottery_id, number for no key update`)
  return (found as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

/** After the locks, in a statement of its own: only then does it see what was entered before. */
async function writeEntries(
  tx: Tx,
  clubId: string,
  chosen: readonly { ticket: TicketToEnter; draws: readonly OpenDraw[] }[],
  now: Date,
): Promise<void> {
  const entries = chosen.flatMap(({ ticket, draws }) =>
    draws.flatMap((draw) =>
      ticket.lines.map((line, at) => ({ drawId: draw.id, ticketId: ticket.id, lineNumber: at + 1, line })),
    ),
  )
  const ordered = entries.map((entry, at) => ({ ...entry, at }))
  await tx.execute(sql`
    insert into draw_entries (club_id, draw_id, entry, ticket_id, line_number, line, created_at)
    select ${clubId}, e."drawId",
      coalesce((select max(before.entry) from draw_entries before
        where before.club_id = ${clubId} and before.draw_id = e."drawId"), 0)
        + row_number() over (partition by e."drawId" order by e.at),
      e."ticketId", e."lineNumber", e.line, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb)
      as e ("drawId" uuid, "ticketId" uuid, "lineNumber" int, line jsonb, at int)`)
}
