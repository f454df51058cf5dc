import { useMemo } from 'react'
import type { MembershipDiscount } from '@clubhouse/contract/selling/catalogue'
import type { SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import { type PricedLines, priceLines } from '@clubhouse/domain/selling/pricing/price-lines'
import { linesOf, multiBuyOf } from '@clubhouse/domain/selling/pricing/selection-lines'

export interface Prices {
  /** Everything at once, as far as it can be. */
  inFull: PricedLines
  /** DISC-05: as little today as the plans allow. */
  byInstalments: PricedLines
}

/** DISC-12: what is chosen costs so much; by the same module as in the cart. */
export function usePrices(items: readonly SelectedItem[], discounts: readonly MembershipDiscount[]): Prices {
  return useMemo(() => {
    const offers = { multiBuys: discounts.map(multiBuyOf), code: null }
    return {
      inFull: priceLines(linesOf(items, 'in full'), offers),
      byInstalments: priceLines(linesOf(items, 'by instalments'), offers),
    }
  }, [items, discounts])
}
