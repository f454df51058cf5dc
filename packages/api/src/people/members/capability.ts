import { getMemberHome, type MemberClub } from '@clubhouse/contract/people/home'
import { type CardInUse, listMemberOrders, listMemberPayments } from '@clubhouse/contract/money/member-orders'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { type Caller, isForAnotherClub, type SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import { findMethods, type StoredMethod } from '#money/gateway/port.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { findHomeClub, findMemberClub } from './member-club.queries.ts'
import { listOrdersOf, listPaymentsOf } from './member-lists.queries.ts'
import { findPeople } from './member-people.queries.ts'
import { welcomeMembers } from './welcome.ts'
import { membersPeople } from './people.ts'

const OWN_READ = member('read')

interface Deps extends Pick<Core, 'db' | 'now'> {
  gateway: Pick<PaymentGateway, 'name'>
}

/** What a family sees of itself, in all of its clubs; on a club's site of that one alone. */
export function memberEndpoints({ db, now, gateway }: Deps): ServedEndpoint[] {
  const asking = (caller: Caller & { member: SignedIn }) => {
    const { user_id: userId, accounts } = caller.member.user
    const ids = accounts.map(({ account_id: id }) => id)
    return { userId, clubIds: ids.filter((id) => !isForAnotherClub(caller, id)), now: now() }
  }

  return [
    serve(getMemberHome, OWN_READ, async (_input, caller) => {
      const { clubIds, ...asked } = asking(caller)
      const today = asked.now.toISOString().slice(0, 10)
      const { people, kept } = await findPeople(db, { ...asked, gateway: gateway.name, today })
      const clubs = await Promise.all(
        clubIds.map((clubId) => db.withClub(clubId, (tx) => findHomeClub(tx, { ...asked, clubId }, kept))),
      )
      return { people, clubs: clubs.flat() }
    }),
    serve(listMemberPayments, OWN_READ, async ({ query }, caller) => {
      const { clubIds, ...asked } = asking(caller)
      const [methods, made] = await Promise.all([
        findMethods(db, asked.userId, gateway.name),
        listPaymentsOf(db, { ...asked, clubIds, query }),
      ])
      const kept = new Map(methods.map((method) => [method.methodId, method.payment_method_id]))
      const clubs = await Promise.all(
        clubIds.map((clubId) => db.withClub(clubId, (tx) => findMemberClub(tx, { ...asked, clubId }, kept))),
      )
      return { ...made, clubs: clubs.flat(), cards: methods.map((method) => cardOf(method, clubs.flat())) }
    }),
    serve(listMemberOrders, OWN_READ, ({ query }, caller) => listOrdersOf(db, { ...asking(caller), query })),
  ]
}

/** The gateway's names of card and holder stay here. */
function cardOf(
  { methodId: _id, customerId: _customer, card: _card, createdAt: _at, ...method }: StoredMethod,
  clubs: readonly MemberClub[],
): CardInUse {
  const orders = clubs
    .flatMap(({ items }) => items)
    .filter(
      ({ payment_method_id: id, later }) =>
        id === method.payment_method_id &&
        later.some(({ status }) => status === 'planned' || status === 'charging'),
    )
  const usedBy = new Set(orders.map(({ order_id: id }) => id)).size
  return { ...method, in_use: usedBy > 0, used_by: usedBy }
}

export const membersCapability = (core: Core, given: Pick<Deps, 'gateway'>): Capability => ({
  name: 'members',
  people: membersPeople,
  endpoints: memberEndpoints({ ...core, ...given }),
  schedules: [welcomeMembers],
})
