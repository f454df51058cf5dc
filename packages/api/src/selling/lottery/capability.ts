import type { Capability } from '#kernel/capability.ts'
import type { CartKind } from '../cart/port.ts'
import type { ProductKind } from '../catalogue/port.ts'
import type { Core } from '#kernel/core.ts'
import { References } from '#messages/mailings/port.ts'
import type { Fulfilment } from '#money/orders/port.ts'
import { lotteryInCart } from './cart-kind.ts'
import { lotteryEndpoints } from './endpoints.ts'
import { lotteryFulfilment } from './fulfilment.ts'
import { PlayerKeys } from './limits/player-keys.ts'
import { lotteryProducts } from './product-kind.ts'
import { lotteryPeople } from './people.ts'

export interface OpenedLottery extends Capability {
  /** How tickets are read, put into carts, and made of what was paid. */
  products: ProductKind
  inCart: CartKind
  fulfilment: Fulfilment
}

/** Lottos and prize draws: what is played, by whom and for how much. How they are drawn is in `draws`. */
export function openLottery(core: Core): OpenedLottery {
  const keys = new PlayerKeys(core.config.secret)
  return {
    name: 'lottery',
    people: lotteryPeople,
    endpoints: lotteryEndpoints({ ...core, keys, references: new References(core.config.secret) }),
    rooms: ['lotto', 'draw'],
    products: lotteryProducts,
    inCart: lotteryInCart,
    fulfilment: lotteryFulfilment(keys),
  }
}
