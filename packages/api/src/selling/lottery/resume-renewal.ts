import { sql } from 'drizzle-orm'
import { playProblem } from '@clubhouse/domain/selling/lottery/play-limits'
import { renewalDay } from '@clubhouse/domain/selling/lottery/renewal'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { planNextPayment } from '#money/orders/port.ts'
import { lockPlayer, readPlayer, strictest, type Who } from './limits/player.queries.ts'

interface Resuming extends Who {
  userId: string
  ticketId: string
  now: Date
}

interface Stopped {
  orderId: string
  orderItemId: string
  amount: number
  /** When the last draw that it is in closes. */
  closesAt: string
  timeZone: string
  /** What other tickets of theirs are renewed for. */
  renewed: number
}

export interface ResumeRefusal {
  status: 404 | 409
  code: string
  message: string
}

/**
 * Renewed again: its next payment is planned as it was when it was bought. Only while it is in a draw that is still ahead, so that
 * no draw is missed unseen, and within what its holder wants to play for; whoever shut themselves out is not let in by this.
 */
export async function resumeTicket(tx: Tx, who: Resuming): Promise<Result<null, ResumeRefusal>> {
  await lockPlayer(tx, who)
  const { clubId, userId, ticketId, now } = who
  const ticket = await one<Stopped>(
    tx,
    sql`select i.order_id as "orderId", i.id as "orderItemId", c.time_zone as "timeZone", iso(last.closes_at) as "closesAt",
      (select s.amount from scheduled_payments s where s.club_id = i.club_id and s.order_item_id = i.id
        order by s.number desc limit 1) as amount,
      (select coalesce(sum(s.amount), 0)::int from lottery_tickets other
        join scheduled_payments s on s.club_id = other.club_id and s.order_item_id = other.order_item_id and s.status = 'planned'
        where other.club_id = t.club_id and other.user_id = t.user_id and other.auto_renewal) as renewed
    from lottery_tickets t
    join clubs c on c.id = t.club_id
    join lotteries y on y.club_id = t.club_id and y.id = t.lottery_id and y.allows_auto_renewal
    join products p on p.club_id = t.club_id and p.id = t.lottery_id and p.is_active
    join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
    cross join lateral (select d.closes_at, d.status from draw_entries e
      join draws d on d.club_id = e.club_id and d.id = e.draw_id
      where e.club_id = t.club_id and e.ticket_id = t.id and e.withdrawn_at is null order by d.number desc limit 1) last
    where t.club_id = ${clubId} and t.user_id = ${userId} and t.id = ${ticketId} and t.auto_renewal
      and t.stopped_at is not null and last.status = 'open' and last.closes_at > ${now.toISOString()}
    for update of t`,
  )
  if (!ticket) return refuse({ status: 404, code: 'not_found', message: 'The ticket was not found' })
  const player = await readPlayer(tx, who, now)
  const { currency, timeZone } = player
  const holds = { ...strictest(player, now), spent: ticket.renewed, isSignedIn: true, currency, timeZone }
  const problem = playProblem(holds, ticket.amount, now)
  if (problem) return refuse({ status: 409, ...problem })
  const dueOn = renewalDay(ticket.closesAt, 1, ticket.timeZone)
  const { orderId, orderItemId } = ticket
  if (!(await planNextPayment(tx, { clubId, orderId, orderItemId, dueOn })))
    return refuse({
      status: 409,
      code: 'cannot_resume',
      message: 'This ticket can’t be renewed again. Please buy a new one.',
    })
  await tx.execute(sql`
    update lottery_tickets set stopped_at = null where club_id = ${clubId} and id = ${ticketId}`)
  return accept(null)
}
