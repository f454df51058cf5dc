import { eq, sql } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { greetingName } from '#identity/sign-in/port.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { enqueueMail } from '#messages/mail/port.ts'

export const TELL_WINNERS = 'tell-winners'

const AT_ONCE = 100
const NO_ID = '00000000-0000-0000-0000-000000000000'

interface WinningTicket {
  ticketId: string
  userId: string | null
  /** Of a guest's order; null for what was sold at the gate. */
  email: string | null
  firstName: string | null
  won: number
  prizes: string[]
  number: number
  slug: string
  name: string
  kind: 'Lotto' | 'Draw'
  club: string
  currency: string
}

/** Writes to those who have won, a hundred tickets a step: to their account, or to the e-mail that a guest ordered with. */
export const tellWinners = ({ sites }: Pick<Core, 'sites'>): LongWork => ({
  kind: TELL_WINNERS,

  async step(tx, { about, reached, now }) {
    const { club: clubId = NO_ID, draw: drawId = NO_ID } = about
    const after = reached?.['ticket'] ?? NO_ID
    const tickets = await asClub(tx, clubId, (own) => winningTickets(own, { clubId, drawId, after }))
    // People belong to no club, so they are written to by the platform, in the same transaction.
    for (const ticket of tickets) await writeTo(tx, sites, { clubId, drawId, ticket, now })
    const last = tickets.at(-1)
    return {
      done: tickets.length,
      reached: last ? { ticket: last.ticketId } : reached,
      isFinished: tickets.length < AT_ONCE,
    }
  },
})

async function winningTickets(
  tx: Tx,
  { clubId, drawId, after }: { clubId: string; drawId: string; after: string },
): Promise<WinningTicket[]> {
  return rows<WinningTicket>(
    tx,
    sql`select t.id as "ticketId", t.user_id as "userId", o.email, o.first_name as "firstName", w.won, w.prizes,
      d.number, p.slug, p.name, l.kind, c.slug as club, c.currency
    from (select e.ticket_id, sum(e.won)::int as won, array_agg(e.tier order by e.entry) as prizes
      from draw_entries e where e.club_id = ${clubId} and e.draw_id = ${drawId} and e.tier is not null
        and e.ticket_id > ${after} group by e.ticket_id order by e.ticket_id limit ${AT_ONCE}) w
    join lottery_tickets t on t.club_id = ${clubId} and t.id = w.ticket_id
    join clubs c on c.id = ${clubId}
    join draws d on d.club_id = ${clubId} and d.id = ${drawId}
    join lotteries l on l.club_id = ${clubId} and l.id = d.lottery_id
    join products p on p.club_id = ${clubId} and p.id = d.lottery_id
    left join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
    left join orders o on o.club_id = i.club_id and o.id = i.order_id and o.guest_id is not null
    order by t.id`,
  )
}

interface Telling {
  clubId: string
  drawId: string
  ticket: WinningTicket
  now: Date
}

async function writeTo(
  tx: Tx,
  sites: Core['sites'],
  { clubId, drawId, ticket, now }: Telling,
): Promise<void> {
  const person = await personOf(tx, ticket)
  const site = sites.ofClub(ticket.club)
  if (!person || !site) return
  const path = `/products/${ticket.kind === 'Lotto' ? 'lotto' : 'draw'}/${ticket.slug}/draws/${ticket.number}`
  const mail = {
    template: 'draw-won' as const,
    payload: {
      first_name: person.firstName,
      lottery: ticket.name,
      number: ticket.number,
      prizes: ticket.prizes,
      amount:
        ticket.won > 0 ? formatMoney(cents(ticket.won), ticket.currency.toUpperCase() as Currency) : null,
      link: new URL(path, site.origin).href,
    },
  }
  const effectKey = `draw-won ${drawId} ${ticket.ticketId}`
  await enqueueMail(tx, { clubId, effectKey, to: person.email, mail }, now)
}

/** Null for tickets sold at the gate, and for somebody who was erased. */
async function personOf(tx: Tx, { userId, email, firstName }: WinningTicket) {
  if (userId === null) {
    // Whoever buys as a guest writes any name they like.
    const name = greetingName({ firstName: firstName ?? '', isVerified: false })
    return email === null ? null : { email, firstName: name }
  }
  const [person] = await tx
    .select({ firstName: users.firstName, email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  return person
    ? {
        email: person.email,
        firstName: greetingName({ firstName: person.firstName, isVerified: person.verifiedAt !== null }),
      }
    : null
}
