import { and, eq, isNull } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { formatLongDate, formatMoney } from '@clubhouse/domain/format'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { cents } from '@clubhouse/domain/money/money'
import { PAY_LINK_DAYS } from '@clubhouse/domain/money/payments/pay-link'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { holdOrder } from '../../orders/office/record-payment.ts'
import { writePaymentEffect } from '../payment-effects.ts'
import { type PayLinkKeys, payLinkPath } from './pay-link-keys.ts'
import { begunBy, findLinks } from './pay-links.queries.ts'
import { payLinks } from './tables.ts'

const NOTHING = 'There’s nothing to pay for this order at the moment.'
const NO_EMAIL = 'We have no email for this order. Please ask them how they’d like to pay.'
const OF_ANOTHER = 'This link was sent for another order. Please open the form again.'
const DAY_MS = 24 * 60 * 60_000

export interface LinkDeps extends Pick<Core, 'sites'> {
  keys: PayLinkKeys
}

interface Sending {
  clubId: string
  orderId: string
  userId: string
  /** Of one form that was opened: the link has its name. */
  requestId: string
  now: Date
}

export interface SentLink {
  seq: number
  /** As it is read. */
  amount: string
  /** False for the second press of the same form. */
  isNew: boolean
}

/** Mails the holder of an order a link for what is owed of it, in the club's transaction. One that was sent before works no more. */
export async function sendLink(
  tx: Tx,
  { sites, keys }: LinkDeps,
  { clubId, orderId, userId, requestId: linkId, now }: Sending,
): Promise<SentLink | Refusal> {
  // Held, so that two officers who press at once send one after the other.
  const order = await holdOrder(tx, clubId, orderId)
  const found = order && (await findLinks(tx, clubId, orderId))
  if (!found) return notFound('The order')
  const currency = found.currency.toUpperCase() as Currency
  const said = (amount: number) => formatMoney(cents(amount), currency)
  const earlier = found.links.find(({ link_id: id }) => id === linkId)
  if (earlier) return { seq: found.seq, amount: said(earlier.sum), isNew: false }
  const sum = found.asked.reduce((total, { amount }) => total + amount, 0)
  if (sum === 0) return new Refusal(409, 'nothing_to_pay', NOTHING)
  // Registered from paper without one, or erased since.
  if (found.email === '' || found.email.endsWith('.invalid')) return new Refusal(409, 'no_email', NO_EMAIL)
  await takeBack(tx, { clubId, orderId, now })
  const expiresAt = new Date(now.getTime() + PAY_LINK_DAYS * DAY_MS)
  const [made] = await tx
    .insert(payLinks)
    .values({
      clubId,
      id: linkId,
      orderId,
      scheduledPaymentIds: found.asked.map(({ id }) => id),
      amount: sum,
      createdBy: userId,
      createdAt: now,
      expiresAt,
    })
    .onConflictDoNothing({ target: [payLinks.clubId, payLinks.id] })
    .returning({ id: payLinks.id })
  if (!made) return new Refusal(409, 'idempotency_conflict', OF_ANOTHER)
  const { slug, timeZone } = await clubFacts(tx, clubId)
  const origin = sites.ofClub(slug)?.origin
  if (!origin) return notFound('The club’s website')
  const amount = said(sum)
  const until = formatLongDate(expiresAt.toISOString(), timeZone)
  const link = new URL(payLinkPath(linkId, keys.keyFor({ clubId, linkId })), origin).href
  const payload = { first_name: mailName(found.first_name), number: String(found.seq), amount, until, link }
  await enqueueMail(
    tx,
    {
      clubId,
      effectKey: `pay-link ${linkId}`,
      to: found.email,
      mail: { template: 'pay-link' as const, payload },
    },
    now,
  )
  return { seq: found.seq, amount, isNew: true }
}

/** All of an order, or one of them. Answers how many worked until now. */
export async function takeBack(
  tx: Tx,
  { clubId, orderId, linkId, now }: { clubId: string; orderId: string; linkId?: string; now: Date },
): Promise<number> {
  const taken = await tx
    .update(payLinks)
    .set({ takenBackAt: now })
    .where(
      and(
        eq(payLinks.clubId, clubId),
        eq(payLinks.orderId, orderId),
        linkId === undefined ? undefined : eq(payLinks.id, linkId),
        isNull(payLinks.takenBackAt),
      ),
    )
    .returning({ id: payLinks.id })
  for (const { id } of taken) await endBegun(tx, { clubId, linkId: id, now })
  return taken.length
}

/** A page that stands open with a token of the gateway could still pay by it. */
async function endBegun(
  tx: Tx,
  { clubId, linkId, now }: { clubId: string; linkId: string; now: Date },
): Promise<void> {
  for (const { id } of await begunBy(tx, { clubId, linkId }))
    await writePaymentEffect(tx, { clubId, kind: 'cancel', subjectId: id, effectKey: `cancel:${id}`, now })
}
