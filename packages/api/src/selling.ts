import { openBeacon, openGateway } from './adapters.ts'
import { bankCapability } from './money/bank/capability.ts'
import type { Capability } from './kernel/capability.ts'
import { byHandCapability } from './selling/by-hand/capability.ts'
import { openCart } from './selling/cart/capability.ts'
import { catalogueCapability } from './selling/catalogue/capability.ts'
import type { Core } from './kernel/core.ts'
import { familyCapability } from './people/family/capability.ts'
import type { IdentityDeps } from './identity/sign-in/port.ts'
import { openLottery } from './selling/lottery/capability.ts'
import { openDraws } from './selling/lottery/draws/capability.ts'
import { membersCapability } from './people/members/capability.ts'
import { cardsCapability } from './people/members/cards/capability.ts'
import { membershipFulfilment } from './people/members/port.ts'
import { openOrders } from './money/orders/capability.ts'
import { paymentsCapability } from './money/gateway/capability.ts'
import { registrationCapability } from './people/registration/capability.ts'
import { renewalCapability } from './selling/renewal/capability.ts'
import { shopCapability } from './selling/shop/capability.ts'
import { shopFulfilment, shopKind, shopProductKind } from './selling/shop/port.ts'
import { stockCapability } from './selling/stock/capability.ts'
import { waitingListCapability } from './selling/waiting-list/capability.ts'

/** The part of the root that sells: from the catalogue over the cart and the order to whoever moves the money. */
export async function openSelling(core: Core, identity: Pick<IdentityDeps, 'codes' | 'sessions'>) {
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
    byHandCapability(core, { ...cart, ...identity, orders: orders.deps }),
    orders,
    bankCapability(core, orders),
    payments,
    ...(sandbox ? [sandbox] : []),
  ]
  return { capabilities, parts: { gateway, sandbox, webhooks: payments.inbox, drawing: draws.drawing } }
}
