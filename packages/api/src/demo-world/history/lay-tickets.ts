import { sql } from 'drizzle-orm'
import type { Pick as Symbol } from '@clubhouse/contract/selling/lottery'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { enterDraws } from '#selling/lottery/enter-draws.ts'
import type { NumberedOrder, Rows } from './shape.ts'

/**
 * What was in a draw is told by its list, which stays as it is. That some of its lines were bought here, and not at the gate, is
 * not told by it: the last ones of the list are theirs who ordered.
 */
interface TakenOver {
  drawId: string
  entry: number
  ticketId: string
  lineNumber: number
}

interface SoldDraw {
  id: string
  lotteryId: string
  drawsAt: string
  /** The last entry that was sold at the gate, and how many the house has given away here since. */
  last: number
  lines: Symbol[][]
}

export interface TicketPlan {
  taken: TakenOver[]
}

/** So many of a draw's entries are at most looked at. */
const MOST = 150

/** Gives orders of draws before the lines that were in them. */
export async function findLines(
  tx: Tx,
  clubId: string,
  orders: NumberedOrder[],
  laid: Rows,
): Promise<TicketPlan> {
  const draws = await soldDraws(tx, clubId)
  const taken: TakenOver[] = []
  const tickets = new Map(laid.tickets.map((ticket) => [ticket.orderItemId, ticket]))
  // The newest order has the last entries.
  for (const { id: orderItemId, ticket, type } of orders.toReversed().flatMap(({ lines }) => lines)) {
    const row = tickets.get(orderItemId)
    if (!ticket || !row || (type === 'Lotto' && !ticket.isDrawn)) continue
    const draw = draws.find((each) => each.lotteryId === ticket.lotteryId && each.drawsAt === ticket.drawsAt)
    if (!draw) throw new Error(`No draw of ${ticket.lotteryId} is at ${ticket.drawsAt}`)
    const from = draw.last - ticket.count
    row.lines = draw.lines.splice(-ticket.count)
    for (let line = 1; line <= ticket.count; line += 1)
      taken.push({ drawId: draw.id, entry: from + line, ticketId: row.id, lineNumber: line })
    draw.last = from
    const item = laid.items.find(({ id }) => id === orderItemId)
    if (item && type === 'Lotto') item.metadata = { ...item.metadata, lines: row.lines }
  }
  return { taken }
}

async function soldDraws(tx: Tx, clubId: string): Promise<SoldDraw[]> {
  return rows<SoldDraw>(
    tx,
    sql`select d.id, d.lottery_id as "lotteryId", iso(d.draws_at) as "drawsAt", max(e.entry) as last,
      json_agg(e.line order by e.entry) as lines
    from draws d join lateral (select entry, line from draw_entries e where e.club_id = d.club_id and e.draw_id = d.id
      order by entry desc limit ${MOST}) e on true
    where d.club_id = ${clubId} group by d.club_id, d.id`,
  )
}

/** The lines go from the tickets of the gate to those that were ordered, and new ones into the draws that are open. */
export async function enterTickets(
  tx: Tx,
  clubId: string,
  { taken }: TicketPlan,
  { orders, now }: { orders: readonly NumberedOrder[]; now: Date },
  laid: Rows,
): Promise<void> {
  await tx.execute(sql`
    with taken as (
      select * from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
        as t ("drawId" uuid, entry int, "ticketId" uuid, "lineNumber" int)
    ), moved as (
      update draw_entries e set ticket_id = t."ticketId", line_number = t."lineNumber", created_at = ticket.created_at
      from taken t join lottery_tickets ticket on ticket.club_id = ${clubId} and ticket.id = t."ticketId"
      where e.club_id = ${clubId} and e.draw_id = t."drawId" and e.entry = t.entry
    ), left_over as (
      select e.ticket_id, count(*)::int as gone from taken t
      join draw_entries e on e.club_id = ${clubId} and e.draw_id = t."drawId" and e.entry = t.entry group by e.ticket_id
    )
    update lottery_tickets gate set lines = (select coalesce(jsonb_agg(l.line order by l.n), '[]') from
      jsonb_array_elements(gate.lines) with ordinality as l (line, n) where l.n <= jsonb_array_length(gate.lines) - left_over.gone)
    from left_over where gate.club_id = ${clubId} and gate.id = left_over.ticket_id`)
  const open = orders.flatMap(({ lines, outcome }) =>
    lines.flatMap(({ id, type, ticket }) =>
      outcome === 'paid' && type === 'Lotto' && ticket && !ticket.isDrawn ? [id] : [],
    ),
  )
  const playing = laid.tickets.filter(({ orderItemId }) => orderItemId && open.includes(orderItemId))
  const entering = playing.map(({ id, lotteryId, lines, draws }) => ({
    id,
    lotteryId,
    lines,
    draws,
    after: 0,
  }))
  if (entering.length > 0 && !(await enterDraws(tx, clubId, entering, now)))
    throw new Error('The draws of the demo are not laid out')
}
