import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { PageRules } from '#kernel/http/page-key.ts'
import { catalogueEndpoints } from './endpoints.ts'
import { ProductFinder } from './find-product.ts'
import { officeCatalogueEndpoints } from './office/endpoints.ts'
import type { ProductKind } from './product-kind.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'program-added': true
    'program-changed': true
    'program-deleted': true
    'plan-added': true
    'plan-changed': true
    'plan-deleted': true
    'bundle-added': true
    'bundle-changed': true
    'bundle-deleted': true
    'discount-added': true
    'discount-changed': true
    'discount-deleted': true
    'code-added': true
    'code-changed': true
    'code-deleted': true
  }
}

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
  endpoints: [
    ...catalogueEndpoints({ ...core, finder: new ProductFinder(more) }),
    ...officeCatalogueEndpoints(core),
  ],
  pages: MEMBERSHIP_PAGES,
  rooms: ['membership'],
})
