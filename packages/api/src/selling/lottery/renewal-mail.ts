import { sql } from 'drizzle-orm'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { RenewalStopped } from '@clubhouse/domain/messages/mail/mails/selling'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { enqueueMail } from '#messages/mail/port.ts'

/** Tells the holder of a ticket, once, that it was not paid for again and is in no further draw, and why. */
export async function enqueueRenewalStopped(
  tx: Tx,
  { clubId, ticketId, why, now }: { clubId: string; ticketId: string; why: RenewalStopped; now: Date },
): Promise<void> {
  const ticket = await one<{ email: string; firstName: string; name: string; slug: string }>(
    tx,
    sql`select o.email, o.first_name as "firstName", p.name, p.slug from lottery_tickets t
    join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
    join orders o on o.club_id = i.club_id and o.id = i.order_id
    join products p on p.club_id = t.club_id and p.id = t.lottery_id
    where t.club_id = ${clubId} and t.id = ${ticketId}`,
  )
  if (!ticket) return
  const payload = {
    first_name: mailName(ticket.firstName),
    lottery: ticket.name,
    path: why === 'over' ? '/products' : `/products/lotto/${ticket.slug}`,
    why,
  }
  const mail = { template: 'renewal-stopped' as const, payload }
  await enqueueMail(tx, { clubId, effectKey: `renewal-stopped:${ticketId}`, to: ticket.email, mail }, now)
}
