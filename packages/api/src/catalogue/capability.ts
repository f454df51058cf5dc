import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { catalogueEndpoints } from './endpoints.ts'
import { ProductFinder } from './find-product.ts'
import { MEMBERSHIP_PAGES } from './kept-pages.ts'
import type { ProductKind } from './product-kind.ts'

/** Whoever sells another type of product hands in how it is read and shown. */
export const catalogueCapability = (core: Core, more: readonly ProductKind[] = []): Capability => ({
  name: 'catalogue',
  endpoints: catalogueEndpoints({ ...core, finder: new ProductFinder(more) }),
  pages: MEMBERSHIP_PAGES,
  rooms: ['membership'],
})
