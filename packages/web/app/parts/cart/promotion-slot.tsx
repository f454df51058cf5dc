/** PROMO-01, PROMO-06: the place of the current promotion; nothing where there is none. */
export function PromotionSlot({ promotion }: { promotion: null }) {
  return promotion
}
