import { listRenewals, renewMemberships } from '@clubhouse/contract/member-renewal'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '../http/endpoints.ts'
import { member } from '../http/guard.ts'
import type { RenewalDeps } from './deps.ts'
import { dueRenewals } from './due-renewals.ts'
import { itemsToRenew } from './renew.ts'
import { showRenewals } from './show-renewals.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

export function renewalEndpoints(deps: RenewalDeps): ServedEndpoint[] {
  return [
    serve(listRenewals, OWN_READ, async (_input, caller) => {
      const clubs = await dueRenewals(deps, caller)
      const { user_id: userId } = caller.member.user
      return {
        clubs: clubs
          .map((club) => showRenewals(deps, club, userId))
          .filter(({ renewals }) => renewals.length > 0),
      }
    }),
    serve(renewMemberships, OWN_WRITE, async ({ params: { club }, body }, caller) => {
      const clubId = deps.registry.idOf(club)
      const [found] = clubId === null ? [] : await dueRenewals(deps, caller, clubId)
      if (!found) throw notFound('The membership')
      const items = itemsToRenew(found, body)
      if (!items.ok) {
        const { status, code, message, errors } = items.reason
        throw new Refusal(status, code, message, errors && { errors })
      }
      const cart = await deps.addToCart(caller, { club, cartId: null, items: items.value })
      const { shopping_cart_id, pay_today, pay_later } = cart
      return { shopping_cart_id, total: pay_today.total + pay_later, today: pay_today.total }
    }),
  ]
}
