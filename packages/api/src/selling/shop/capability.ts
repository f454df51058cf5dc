import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { PageRules } from '#kernel/http/page-key.ts'
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
