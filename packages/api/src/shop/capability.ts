import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import type { PageRules } from '../http/page-key.ts'
import { shopEndpoints } from './endpoints.ts'
import { officeShopEndpoints } from './office/endpoints.ts'

const SHOP = /^\/products\/shop(\.data)?$/

/** The shop narrowed to a type; what somebody searches for is not kept. */
const SHOP_PAGES: PageRules = {
  parameters: {
    type: { value: /^(event_ticket|fundraising|merchandise|sponsorship|tour_trips)$/, path: SHOP },
  },
}

export const shopCapability = (core: Core): Capability => ({
  name: 'shop',
  endpoints: [...shopEndpoints(core), ...officeShopEndpoints(core)],
  pages: SHOP_PAGES,
  rooms: ['shop'],
})
