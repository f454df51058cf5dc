import { sql } from 'drizzle-orm'
import type { Pick, PickType } from '@clubhouse/contract/selling/lottery'
import { linesProblem } from '@clubhouse/domain/selling/lottery/lines'
import type { RenewalStopped } from '@clubhouse/domain/messages/mail/mails/selling'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { cancelLaterPayments, type Fulfilment } from '#money/orders/port.ts'
import type { PlayerKeys } from './limits/player-keys.ts'
import { readPlayers } from './limits/player.queries.ts'
import { type Ordered, problemOf } from './limits/still-may-play.ts'
import { enqueueRenewalStopped } from './renewal-mail.ts'
import { markStopped } from './renewals.ts'

interface Due extends Ordered {
  paymentId: string
  ticketId: string
  orderId: string
  orderItemId: string
  isActive: boolean
  lines: Pick[][]
  rules: { type: PickType; count: number; symbols: Pick[] }
}

/**
 * What is due is not charged where its holder may no longer play for so much, or the lotto is no longer the one that they bought:
 * such a ticket has stopped, and they are told why. Of several that do not fit into a week together the oldest go on.
 */
export const callOffRenewals =
  (keys: PlayerKeys): NonNullable<Fulfilment['callOff']> =>
  async (tx, { clubId, paymentIds, now }) => {
    const off: (Due & { why: RenewalStopped })[] = []
    const tickets = await dueTickets(tx, clubId, paymentIds)
    const payments = tickets.map(({ paymentId }) => paymentId)
    const whos = tickets.map((due) => keys.whoIs(clubId, due))
    const players = tickets.length > 0 ? await readPlayers(tx, clubId, whos, now, { payments }) : []
    for (const [at, due] of tickets.entries()) {
      const player = players[at]
      if (!player) throw new Error('The club of a player is gone')
      // Neither what is asked about nor what was called off just now counts as played for.
      const gone = new Set([...off.map(({ paymentId }) => paymentId), due.paymentId])
      const free = player.renewals.reduce((sum, { id, amount }) => sum + (gone.has(id) ? amount : 0), 0)
      const problem = problemOf({ ...player, spent: player.spent - free }, due.amount, now)
      const why = isOver(due) ? 'over' : WHY[problem ?? 'none']
      if (why) off.push({ ...due, why })
    }
    // Locked one after the other as everybody locks them.
    for (const { orderId, orderItemId } of off.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)))
      await cancelLaterPayments(tx, { clubId, orderId, orderItemId })
    const stopped = off.map(({ ticketId }) => ticketId)
    if (stopped.length > 0) await markStopped(tx, clubId, stopped, now)
    for (const { ticketId, why } of off) await enqueueRenewalStopped(tx, { clubId, ticketId, why, now })
  }

const WHY = { excluded: 'break', limit_reached: 'limit', none: null } as const

/** Not played any more, or not with these lines. What a machine picked fits while it has as many symbols. */
function isOver({ isActive, lines, rules }: Due): boolean {
  if (!isActive) return true
  if (rules.type === 'None') return false
  return linesProblem({ ...rules, type: 'Number' }, lines, lines.length) !== null
}

/** The newest ticket first. */
async function dueTickets(tx: Tx, clubId: string, paymentIds: readonly string[]): Promise<Due[]> {
  return rows<Due>(
    tx,
    sql`select s.id as "paymentId", s.amount, s.order_id as "orderId", s.order_item_id as "orderItemId", s.club_id as "clubId",
      t.id as "ticketId", t.lines, o.user_id as "userId", o.email, p.is_active as "isActive",
      json_build_object('type', y.pick_type, 'count', y.pick_count, 'symbols', y.symbols) as rules
    from scheduled_payments s
    join lottery_tickets t on t.club_id = s.club_id and t.order_item_id = s.order_item_id
    join orders o on o.club_id = s.club_id and o.id = s.order_id
    join lotteries y on y.club_id = t.club_id and y.id = t.lottery_id
    join products p on p.club_id = t.club_id and p.id = t.lottery_id
    where s.club_id = ${clubId} and s.id = any(${`{${paymentIds.join(',')}}`}::uuid[]) and s.status = 'planned'
    order by t.created_at desc, t.id`,
  )
}
