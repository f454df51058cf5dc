import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { hasCardRule } from '@clubhouse/domain/money/payments/card-policy'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { beginPayment } from '../begin-payment.ts'
import { refusedCard } from '../card-rule.ts'
import { writePaymentEffect } from '../payment-effects.ts'
import { findPayment } from '../payment-row.ts'
import { settlePayment } from '../settle-payment.ts'
import { begunBy, IS_AT_BANK, readPayLink } from './pay-links.queries.ts'

const CHANGED = 'What’s left to pay has changed, so nothing was taken. Here it is as it is now.'
const CLOSED = 'This link doesn’t take payments any more.'

interface Which {
  clubId: string
  linkId: string
}

interface Paying extends Which {
  /** What was shown: more or less is not begun. */
  amount: number
  /** Of the card that was entered, where the browser has one already. */
  confirmationToken: string | undefined
}

/**
 * Begins what a browser then confirms with a card of whoever is there; it is never kept, and nothing later is taken from it. What is to
 * be paid stays owed until the gateway says that it was captured, so a page that is left behind holds up nobody.
 */
export async function payByLink(
  deps: OrderDeps,
  { clubId, linkId, amount, confirmationToken }: Paying,
): Promise<string | Refusal> {
  const { db, gateway } = deps
  const card = confirmationToken ? await gateway.cardOf({ confirmationToken }) : null
  const taken = await db.withClub(clubId, async (tx) => {
    const paymentId = await take(tx, deps, { clubId, linkId, amount })
    if (paymentId instanceof Refusal) return paymentId
    const row = await findPayment(tx, { clubId, paymentId })
    // Refused before it is taken where that can be known; else it is captured, and goes back.
    const refused = row && card && hasCardRule(row) ? refusedCard(row, card) : null
    return refused ? new Refusal(422, refused.code, refused.message) : paymentId
  })
  if (taken instanceof Refusal) return taken
  const { paymentToken } = await beginPayment(deps, { clubId, paymentId: taken })
  return paymentToken ?? new Refusal(409, 'not_open', CLOSED)
}

async function take(
  tx: Tx,
  { now: clock, gateway }: OrderDeps,
  { clubId, linkId, amount }: Omit<Paying, 'confirmationToken'>,
): Promise<string | Refusal> {
  const now = clock()
  // The order before what is planned of it, as everywhere; then it is read as it is.
  const held = await one<{ orderId: string }>(
    tx,
    sql`select o.id as "orderId" from orders o join pay_links k on k.club_id = o.club_id and k.order_id = o.id
      where k.club_id = ${clubId} and k.id = ${linkId} for no key update of o`,
  )
  const link = held && (await readPayLink(tx, { clubId, linkId, now }))
  if (!link) return notFound('The link')
  if (link.state !== 'open') return new Refusal(409, 'not_open', CLOSED)
  if (link.amount !== amount) return new Refusal(409, 'amount_changed', CHANGED)
  const meant = sql`s.club_id = ${clubId} and s.order_id = ${link.orderId} and s.status in ('planned', 'failed')
    and not ${sql.raw(IS_AT_BANK)} and s.id = any((select k.scheduled_payment_ids from pay_links k where k.club_id = ${clubId} and k.id = ${linkId})::uuid[])`
  const begun = await rows<{ id: string; isSame: boolean }>(
    tx,
    sql`select p.id, p.kind = 'link' and p.gateway = ${gateway.name} and p.amount = ${amount}
        and p.status in ('creating', 'open') and count(s.*) = (select count(*) from scheduled_payments s where ${meant})
        and not exists (select from payment_effects e where e.club_id = p.club_id and e.effect_key = 'cancel:' || p.id) as "isSame"
      from payments p join scheduled_payments s on s.club_id = p.club_id and s.payment_id = p.id
      where p.club_id = ${clubId} and p.status in ('creating', 'open', 'requires_action') and ${meant}
      group by p.club_id, p.id`,
  )
  // A second tab, or a second try: the same payment, which the gateway takes once. One that is being ended is nobody’s to pay by any more.
  const same = begun.find(({ isSame }) => isSame)
  if (same) return same.id
  for (const { id } of begun)
    await writePaymentEffect(tx, { clubId, kind: 'cancel', subjectId: id, effectKey: `cancel:${id}`, now })
  const paymentId = randomUUID()
  await tx.execute(sql`
    with meant as (
      update scheduled_payments s set payment_id = ${paymentId} where ${meant} returning s.amount
    )
    insert into payments (club_id, id, order_id, kind, gateway, amount, currency, status, created_at)
    select ${clubId}, ${paymentId}, ${link.orderId}, 'link', ${gateway.name}, (select sum(amount) from meant)::int,
      ${link.currency.toLowerCase()}, 'creating', ${now.toISOString()}`)
  return paymentId
}

/** For whoever comes back: asked of the gateway, and written down. One that does not answer leaves it as it is. */
export async function settleLink(deps: OrderDeps, { clubId, linkId }: Which): Promise<void> {
  const open = await deps.db.withClub(clubId, (tx) => begunBy(tx, { clubId, linkId }))
  for (const { id: paymentId, gatewayPaymentId } of open)
    await settlePayment(deps, { clubId, paymentId, gatewayPaymentId }).catch(() =>
      deps.onTrouble(new Error(`Payment ${paymentId} by a link could not be settled`)),
    )
}
