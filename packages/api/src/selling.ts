import { openBeacon, openGateway } from './adapters.ts'
import { bankCapability } from './bank/capability.ts'
import type { Capability } from './capability.ts'
import { openCart } from './cart/capability.ts'
import { catalogueCapability } from './catalogue/capability.ts'
import type { Core } from './core.ts'
import { familyCapability } from './family/capability.ts'
import type { IdentityDeps } from './identity/port.ts'
import { openLottery } from './lottery/capability.ts'
import { openDraws } from './lottery/draws/capability.ts'
import { membersCapability } from './members/capability.ts'
import { cardsCapability } from './members/cards/capability.ts'
import { membershipFulfilment } from './members/port.ts'
import { openOrders } from './orders/capability.ts'
import { paymentsCapability } from './payments/capability.ts'
import { registrationCapability } from './registration/capability.ts'
import { renewalCapability } from './renewal/capability.ts'
import { shopCapability } from './shop/capability.ts'
import { shopFulfilment, shopKind, shopProductKind } from './shop/port.ts'
import { stockCapability } from './stock/capability.ts'
import { waitingListCapability } from './waiting-list/capability.ts'

/** The part of the root that sells: from the catalogue over the cart and the order to whoever moves the money. */
export async function openSelling(core: Core, identity: Pick<IdentityDeps, 'codes'>) {
  const { gateway, sandbox } = await openGateway(core)
  const lottery = openLottery(core)
  const cart = openCart(core, [lottery.inCart, shopKind])
  const orders = openOrders(core, {
    gateway,
    ...cart,
    fulfilments: [membershipFulfilment, lottery.fulfilment, shopFulfilment],
  })
  const payments = paymentsCapability(core, { gateway, ...orders })
  const draws = openDraws(core, { source: openBeacon(core) })
  const capabilities: Capability[] = [
    catalogueCapability(core, [lottery.products, shopProductKind]),
    lottery,
    draws,
    shopCapability(core),
    stockCapability,
    familyCapability(core, identity),
    membersCapability(core, { gateway }),
    cardsCapability(core),
    registrationCapability(core),
    waitingListCapability(core),
    cart,
    renewalCapability(core, cart),
    orders,
    bankCapability(core, orders),
    payments,
    ...(sandbox ? [sandbox] : []),
  ]
  return { capabilities, parts: { gateway, sandbox, webhooks: payments.inbox, drawing: draws.drawing } }
}
