import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import type { PageRules } from '../http/page-key.ts'
import { catalogueEndpoints } from './endpoints.ts'
import { ProductFinder } from './find-product.ts'
import type { ProductKind } from './product-kind.ts'

const CHOOSE_PLANS = /^\/products\/membership(\.data)?$/

/** MEMB-09: one programme by itself. */
export const MEMBERSHIP_PAGES: PageRules = {
  parameters: {
    id: { value: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, path: CHOOSE_PLANS },
  },
}

/** Whoever sells another type of product hands in how it is read and shown. */
export const catalogueCapability = (core: Core, more: readonly ProductKind[] = []): Capability => ({
  name: 'catalogue',
  endpoints: catalogueEndpoints({ ...core, finder: new ProductFinder(more) }),
  pages: MEMBERSHIP_PAGES,
  rooms: ['membership'],
})
