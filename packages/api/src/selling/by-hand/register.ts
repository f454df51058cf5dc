import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { RegistrationByHand } from '@clubhouse/contract/selling/office/by-hand'
import { Refusal } from '@clubhouse/contract/refusal'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { haveSameNames } from '@clubhouse/domain/people/family/registered-people'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { registrationErrors } from '@clubhouse/domain/selling/by-hand/registration-errors'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { reaches } from '#kernel/http/guard.ts'
import { one } from '#kernel/db/rows.ts'
import { sql } from 'drizzle-orm'
import { clubFacts } from '#site/clubs/reads.ts'
import { sellByHand, type Sold, soldBefore } from '#money/orders/port.ts'
import { firstPersonOf } from '#money/orders/reads.ts'
import { isAnyUnfinished } from '#people/forms/reads.ts'
import { findKnown, holderFor } from '#people/import/port.ts'
import { holdsPlans } from '#people/members/port.ts'
import type { At, ByHandDeps } from './deps.ts'
import { type Found, itemsFor, likeThem, whoItIs } from './who-it-is.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'registered-by-hand': true
  }
}

export const NO_MONEY_RIGHT =
  'Taking money needs the right to Money. Choose “Pay later”, or ask your treasurer.'

const PRICE_CHANGED = new Refusal(
  409,
  'price_changed',
  'A price has changed since this page was opened. Here it is as it is now.',
)

/** Everything is looked at before anybody is made; then the account, the people, and in one transaction the order, the books and the log. */
export async function registerByHand(deps: ByHandDeps, caller: At, body: RegistrationByHand) {
  if (body.way !== 'later' && !reaches(caller, ['money']))
    orThrow(new Refusal(403, 'forbidden', NO_MONEY_RIGHT))
  const { clubId } = caller.club
  const asked = { key: `by-hand:${body.request_id}`, request: body }
  const before = await deps.db.withClub(clubId, (tx) => soldBefore(tx, clubId, asked))
  if (before) return replyOf(deps, clubId, orThrow(before))
  const found = await whoItIs(deps, caller, body)
  const errors = registrationErrors(body, found.club.today)
  const [first] = Object.values(errors)
  const fault = errors['is_signed'] ? 'missing_consent' : 'invalid_data'
  if (first) orThrow(new Refusal(422, fault, first, { errors }))
  const quoted = await deps.quoteItems(caller, {
    club: found.club.slug,
    holderId: found.holderId,
    items: await itemsFor(deps, found, body),
  })
  const whole = quoted.pay_today.total + quoted.pay_later
  if (body.total !== undefined && body.total !== whole) orThrow(PRICE_CHANGED)
  const [like] = body.is_somebody_else ? [] : await likeThem(deps, found)
  if (like) {
    // It may be whom the same press has put in meanwhile.
    const meanwhile = await deps.db.withClub(clubId, (tx) => soldBefore(tx, clubId, asked))
    return replyOf(deps, clubId, orThrow(meanwhile ?? new Refusal(409, 'same_person', alreadyThere(like))))
  }
  const named = await withAccount(deps, caller, found, body)
  const cart = await deps.addToCart(caller, {
    club: named.club.slug,
    cartId: null,
    holderId: named.holderId,
    items: await itemsFor(deps, named, body),
  })
  const sold = await deps.db.withClub(clubId, async (tx) => {
    // Pressed twice, it is done once.
    await oneAtATime(tx, 'by-hand', clubId, body.request_id)
    return (await soldBefore(tx, clubId, asked)) ?? sell(tx, deps, caller, { body, named, cart, asked })
  })
  return replyOf(deps, clubId, orThrow(sold))
}

interface Selling {
  body: RegistrationByHand
  named: Found & { holderId: string }
  cart: ShoppingCart
  asked: { key: string; request: object }
}

async function sell(
  tx: Tx,
  deps: ByHandDeps,
  caller: At,
  { body, named, cart, asked }: Selling,
): Promise<Sold | Refusal> {
  const { clubId, userId } = caller.club
  const [{ firstName, lastName, email }] = named.people
  const who = await whoIsIn(tx, clubId, cart.shopping_cart_id)
  const { today } = named.club
  const [held] = await holdsPlans(tx, { clubId, memberId: who.memberId, planIds: body.plan_ids, today })
  if (held)
    return new Refusal(
      409,
      'has_plan',
      `${who.name} has ${cart.items.find(({ product }) => product.product_id === held)?.product.name ?? 'this plan'} already.`,
    )
  const { way, due_on: dueOn, note } = body
  return sellByHand(
    tx,
    deps.orders,
    {
      clubId,
      ...asked,
      buyer: { kind: 'user', userId: named.holderId, firstName, lastName, email: email ?? '' },
      cart,
      // Nothing is taken where all of it is owed; the order still says who made it.
      byHand: { way: way === 'transfer' ? 'transfer' : 'cash', recordedBy: userId, note },
      ...(way === 'later' && dueOn !== null && { dueOn }),
    },
    async (own, orderId) => {
      const { currency } = await clubFacts(own, clubId)
      const detail = {
        order_id: orderId,
        member_id: who.memberId,
        Person: who.name,
        Amount: formatMoney(cents(cart.pay_today.total + cart.pay_later), currency),
        By: way,
        ...(way === 'later' && dueOn !== null && { Due: displayDate(dueOn) }),
        ...(body.is_somebody_else && { Note: 'not the same as a person of that name' }),
      }
      await deps.audit.record(own, caller, { kind: 'registered-by-hand', clubId, actorId: userId, detail })
    },
  )
}

/** Whom the lines are for: one person, by however many plans. */
async function whoIsIn(tx: Tx, clubId: string, cartId: string): Promise<{ memberId: string; name: string }> {
  const row = await one<{ memberId: string; name: string }>(
    tx,
    sql`select member_id as "memberId", btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) as name from cart_items
    where club_id = ${clubId} and cart_id = ${cartId} and member_id is not null limit 1`,
  )
  if (!row) throw new Error(`The cart ${cartId} is for nobody`)
  return row
}

const TAKEN = 'Someone else uses this email already. Each adult needs their own.'
const EMAIL_TAKEN = new Refusal(422, 'email_taken', TAKEN, { errors: { email: TAKEN } })

/** The account that is there, or a new one without a password: its holder comes in by "forgot password". */
async function withAccount(
  deps: ByHandDeps,
  caller: At,
  found: Found,
  body: RegistrationByHand,
): Promise<Found & { holderId: string }> {
  const { clubId } = caller.club
  const [adult, ...others] = found.people
  const now = deps.now()
  const email = tidyEmail(adult.email ?? '')
  const holder = {
    firstName: adult.firstName.trim(),
    lastName: adult.lastName.trim(),
    email,
    mobile: adult.mobile,
  }
  const account = await deps.db.withPlatform(async (tx) => {
    await oneAtATime(tx, 'by-hand-account', email)
    const wanted = {
      ...holder,
      kind: 'adult' as const,
      dateOfBirth: null,
      guardian: null,
      plan: '',
      planId: null,
      externalId: null,
    }
    const known = await findKnown(tx, clubId, [wanted], found.club.today)
    const there = known.accounts.get(email)
    if (there && !haveSameNames(there, holder)) return null
    return holderFor(tx, deps, clubId, holder, known, { now })
  })
  const { userId } = orThrow(account ?? EMAIL_TAKEN)
  const isChild = body.kind === 'child'
  return {
    ...found,
    holderId: userId,
    memberId: isChild ? found.memberId : userId,
    people: [{ ...adult, id: userId }, ...others],
  }
}

const alreadyThere = ({
  first_name,
  last_name,
  date_of_birth: born,
}: {
  first_name: string
  last_name: string
  date_of_birth: string | null
}) => `There’s already a ${first_name} ${last_name}${born ? `, born ${displayDate(born)}` : ''}.`

/** The same for whoever pressed twice. */
async function replyOf({ db }: ByHandDeps, clubId: string, { order_id, order_seq, total }: Sold) {
  return db.withClub(clubId, async (tx) => {
    const { answers, ...person } = await firstPersonOf(tx, clubId, order_id)
    const is_unfinished = await isAnyUnfinished(tx, clubId, answers)
    return { order_id, order_seq, total, ...person, is_unfinished }
  })
}
