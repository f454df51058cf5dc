import { type SQL, sql } from 'drizzle-orm'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

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
  closesAt: string
  /** Once nobody else held it. */
  isOpen: boolean
}

/** When the last of the draws closes that each ticket came into, by the ticket's id. */
export type Entered = ReadonlyMap<string, string>

/** Of draws that are closed while somebody waits for their rows, the next ones are taken; more than this close at no one moment. */
const TRIES = 5

/**
 * Puts tickets into the next draws that are still sold for, and answers null where there are too few of them; then nothing was
 * written. The draws' rows stay locked to the end of the transaction, always in the same order: whoever closes a draw waits for the
 * sales before it and comes before those after it, and entries are numbered one after another. What counts is the moment that the
 * house's clock showed when the payment was settled, and that nobody had closed the draw (docs/draws.md). What else is written once that
 * is known is `beside`: a `with`, in the same statement.
 */
export async function enterDraws(
  tx: Tx,
  clubId: string,
  tickets: readonly TicketToEnter[],
  now: Date,
  beside: (entered: Entered) => SQL = () => sql.empty(),
): Promise<Entered | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const wanted = await lockNextDraws(tx, clubId, tickets, now)
    const chosen = tickets.map((ticket) => ({ ticket, draws: drawsFor(ticket, wanted) }))
    if (chosen.some(({ ticket, draws }) => draws.length < ticket.draws)) return null
    if (wanted.some(({ isOpen }) => !isOpen)) continue
    const entered = new Map(chosen.map(({ ticket, draws }) => [ticket.id, draws.at(-1)?.closesAt ?? '']))
    await writeEntries(tx, clubId, chosen, now, beside(entered))
    return entered
  }
  return null
}

const drawsFor = ({ lotteryId, draws, after }: TicketToEnter, open: readonly OpenDraw[]): OpenDraw[] =>
  open.filter((draw) => draw.lotteryId === lotteryId && draw.number > after).slice(0, draws)

/** Chosen and locked in one statement, in their order; of one that was waited for it is said whether it is still open. */
async function lockNextDraws(
  tx: Tx,
  clubId: string,
  tickets: readonly TicketToEnter[],
  now: Date,
): Promise<OpenDraw[]> {
  const asked = tickets.map(({ lotteryId, draws, after }) => ({ lotteryId, draws, after }))
  return rows<OpenDraw>(
    tx,
    sql`with next as materialized (
      select distinct d.id
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t ("lotteryId" uuid, draws int, after int)
      cross join lateral (select d.id from draws d
        where d.club_id = ${clubId} and d.lottery_id = t."lotteryId" and d.status = 'open' and d.number > t.after
          and d.closes_at > ${now.toISOString()} order by d.number limit t.draws) d
    )
    select d.id, d.lottery_id as "lotteryId", d.number, iso(d.closes_at) as "closesAt",
      d.status = 'open' and d.closes_at > ${now.toISOString()} as "isOpen"
    from draws d where d.club_id = ${clubId} and d.id in (select id from next)
    order by d.lottery_id, d.number for no key update of d`,
  )
}

/** After the locks, in a statement of its own: only then does it see what was entered before. */
async function writeEntries(
  tx: Tx,
  clubId: string,
  chosen: readonly { ticket: TicketToEnter; draws: readonly OpenDraw[] }[],
  now: Date,
  beside: SQL,
): Promise<void> {
  const entries = chosen.flatMap(({ ticket, draws }) =>
    draws.flatMap((draw) =>
      ticket.lines.map((line, at) => ({ drawId: draw.id, ticketId: ticket.id, lineNumber: at + 1, line })),
    ),
  )
  const ordered = entries.map((entry, at) => ({ ...entry, at }))
  await tx.execute(sql`
    ${beside}
    insert into draw_entries (club_id, draw_id, entry, ticket_id, line_number, line, created_at)
    select ${clubId}, e."drawId",
      coalesce((select max(before.entry) from draw_entries before
        where before.club_id = ${clubId} and before.draw_id = e."drawId"), 0)
        + row_number() over (partition by e."drawId" order by e.at),
      e."ticketId", e."lineNumber", e.line, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb)
      as e ("drawId" uuid, "ticketId" uuid, "lineNumber" int, line jsonb, at int)`)
}
