import type { Currency } from '@clubhouse/contract/site/club'
import type { CartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { formatPrice } from '@clubhouse/domain/format'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { cents } from '@clubhouse/domain/money/money'
import { clubByClub, type WorkedClub } from '#site/clubs/port.ts'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { greetingName } from '#identity/sign-in/port.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { CART_REMINDERS, enqueueMail, keepHouseList } from '#messages/mail/port.ts'
import { memberLinks, type References } from '#messages/mailings/port.ts'
import type { CartDeps } from '../deps.ts'
import { showCart } from '../show-cart.ts'
import { readStoredCart } from '../stored-cart.ts'
import { findLeftCarts, findOwners, type Owner } from './left-carts.queries.ts'

/** As many as fit into a step; who is left gets theirs the day after. */
const AT_ONCE = 100

interface RemindDeps extends Pick<CartDeps, 'kinds' | 'now'>, Pick<Core, 'sites'> {
  references: References
}

/** One friendly mail to whoever left a cart a day ago, at an hour at which people read their mails. */
export const remindCarts = (deps: RemindDeps): Schedule => ({
  cadence: { dailyAt: '10:00', zone: 'Europe/Dublin' },
  work: clubByClub('remind-carts', (tx, club, now) => remindClub(tx, deps, club, now)),
})

async function remindClub(tx: Tx, deps: RemindDeps, club: WorkedClub, now: Date): Promise<number> {
  const left = await asClub(tx, club.id, (own) => findLeftCarts(own, club.id, now))
  if (left.length === 0) return 0
  // People and mails belong to the platform, the rows of a cart to its club.
  const owners = (await findOwners(tx, left)).slice(0, AT_ONCE)
  if (owners.length === 0) return 0
  const carts = await asClub(tx, club.id, async (own) => {
    await keepHouseList(own, club.id, CART_REMINDERS, now)
    const read = []
    for (const owner of owners) read.push({ owner, ...(await readCart(own, deps, club.id, owner)) })
    return read
  })
  let written = 0
  for (const { owner, lines } of carts) {
    if (lines.length === 0) continue
    await writeTo(tx, deps, { club, owner, lines }, now)
    written += 1
  }
  return written
}

type Line = { name: string; detail: string; amount: string }

async function readCart(tx: Tx, deps: RemindDeps, clubId: string, { cartId, userId }: Owner) {
  const stored = await readStoredCart(tx, deps, { clubId, cartId, userId })
  if (!stored.cart) return { lines: [] }
  return { lines: linesOf(showCart(deps.kinds, stored, stored.cart), stored.at.currency) }
}

/** What cannot be bought any more is not worth a mail. */
const linesOf = ({ items }: ShoppingCart, currency: Currency): Line[] =>
  items
    .filter(({ problem }) => problem === null || problem.kind === 'repriced')
    .map((item) => ({
      name: item.metadata.name,
      detail: personOf(item) || item.metadata.title,
      amount: formatPrice(cents(item.total), currency),
    }))

const personOf = ({ metadata: { club_member: person } }: CartItem): string =>
  person ? [mailName(person.first_name), mailName(person.last_name)].filter(Boolean).join(' ') : ''

async function writeTo(
  tx: Tx,
  { sites, references }: RemindDeps,
  { club, owner, lines }: { club: WorkedClub; owner: Owner; lines: Line[] },
  now: Date,
): Promise<void> {
  const site = sites.ofClub(club.slug)
  if (!site) return
  const { cartId, userId, email, firstName } = owner
  const member = { clubId: club.id, listId: CART_REMINDERS, memberId: userId }
  const payload = {
    first_name: greetingName({ firstName, isVerified: true }),
    lines,
    link: new URL('/checkout', site.origin).href,
    unsubscribe: memberLinks(site.origin, references, member),
  }
  const outgoing = {
    clubId: club.id,
    effectKey: `cart-left:${cartId}`,
    to: email,
    mailing: { kind: 'recurring' as const, personId: userId, listId: CART_REMINDERS },
    mail: { template: 'cart-left' as const, payload },
  }
  await enqueueMail(tx, outgoing, now)
}
