import {
  askForSwitch,
  getSwitch,
  listRenewals,
  renewMemberships,
} from '@clubhouse/contract/selling/member-renewal'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { storeMessage } from '#messages/contact/port.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import { switchMessage } from './ask-for-switch.ts'
import { clubWithSite } from './club-with-site.ts'
import type { RenewalDeps } from './deps.ts'
import { dueRenewals } from './due-renewals.ts'
import { itemsToRenew } from './renew.ts'
import { showRenewals } from './show-renewals.ts'
import { findSwitch } from './switch.ts'

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
      const { origin } = clubWithSite(deps.sites, found.facts.club)
      const checkout_url = `${origin}/authentication/continue?from=myaccount&path=${encodeURIComponent('/cart/mine')}`
      return { shopping_cart_id, total: pay_today.total + pay_later, today: pay_today.total, checkout_url }
    }),
    serve(getSwitch, OWN_READ, async ({ params }, caller) => {
      const found = await findSwitch(deps, caller, params.membership_id)
      if (!found) throw notFound('The membership')
      const { club, membership, person, offers } = found
      return {
        club: clubWithSite(deps.sites, club),
        membership: {
          membership_id: membership.membershipId,
          member_id: person.id,
          first_name: person.firstName,
          last_name: person.lastName,
          plan_name: membership.planName,
          ends_on: membership.endsOn,
          bundle: membership.bundle,
        },
        offers,
      }
    }),
    serve(askForSwitch, OWN_WRITE, async ({ params, body }, caller) => {
      const found = await findSwitch(deps, caller, params.membership_id)
      if (!found) throw notFound('The membership')
      const message = switchMessage(found, body, caller)
      const offer = found.offers.find(({ plan }) => plan.metadata.plan_id === body.plan_id)
      if (!message || offer?.difference !== body.difference)
        throw new Refusal(
          409,
          'switch_changed',
          'The sum has changed since you looked. Please check it again.',
        )
      const place = { address: caller.address, site: { name: found.club.slug } }
      await deps.rates.take('contact-minute', place)
      await deps.rates.take('contact-hour', place)
      const { account_id: clubId } = found.club
      await deps.db.withClub(clubId, (tx) => storeMessage(tx, clubId, message, deps.now()))
      return { sent: true as const }
    }),
  ]
}
