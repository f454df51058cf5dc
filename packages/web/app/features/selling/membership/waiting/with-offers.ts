import type { MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import type { WaitingPlace } from '@clubhouse/contract/selling/waiting-list'

/** What is held for somebody is for sale to them, though it is sold out to everybody else. */
export function withOffers(
  products: readonly MembershipProduct[],
  places: readonly WaitingPlace[],
): MembershipProduct[] {
  return products.map((product) => {
    if (product.type === 'Bundle') return product
    const { plan_id: planId, availability, available_count: left } = product.metadata
    const offer = places.find(({ plan_id, status }) => plan_id === planId && status === 'offered')
    if (!offer || (availability !== 'sold_out' && availability !== 'limited')) return product
    const held = {
      sold_out: false,
      availability: 'limited' as const,
      available_count: (left ?? 0) + offer.count,
    }
    return { ...product, metadata: { ...product.metadata, ...held } }
  })
}
