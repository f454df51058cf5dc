import { cents } from '@clubhouse/domain/money/money'
import {
  cheapestCombination,
  type OfferedBundle,
  type SearchOffers,
  type WantedPlan,
} from '@clubhouse/domain/selling/pricing/cheaper-combination'
import { medianTime } from '../load.ts'
import { limitRow, type Row } from '../row.ts'

const ROUNDS = 60
const LIMIT_MS = 20

const ADULTS = ['senior', 'social']
const JUVENILES = ['under-12', 'under-15', 'under-18']
const HOUSEHOLD = ['senior', 'senior', 'social', 'under-12', 'under-12', 'under-15', 'under-15', 'under-18']

/** The search for a cheaper combination, as the summary runs it whenever somebody chooses a plan. */
export function pricingRows(): Row[] {
  const took = medianTime(() => cheapestCombination(household(), OFFERS), ROUNDS)
  return [limitRow('Cheaper combination for 8 people and 3 codes', took, LIMIT_MS, 'ms')]
}

const household = (): WantedPlan[] =>
  HOUSEHOLD.map((planId, at) => ({
    id: String(at),
    planId,
    isJuvenile: JUVENILES.includes(planId),
    price: cents(9_000 + planId.length * 1_000),
    payment: null,
  }))

const bundle = (id: string, flatPrice: number | null, adults: number, juveniles: number): OfferedBundle => ({
  id,
  price: {
    isDynamic: flatPrice === null,
    flatPrice: flatPrice === null ? null : cents(flatPrice),
    priceCap: null,
  },
  items: [...ADULTS, ...JUVENILES].map((planId) => ({
    planId,
    priceInBundle: cents(8_500),
    min: 0,
    max: null,
  })),
  adults: { min: 0, max: adults },
  juveniles: { min: 1, max: juveniles },
})

const OFFERS: SearchOffers = {
  bundles: [bundle('family', 32_000, 2, 4), bundle('siblings', null, 0, 3), bundle('parent', 21_000, 1, 2)],
  multiBuys: [
    { id: 'a', name: 'Siblings', type: 'percentage', planIds: JUVENILES, offerings: tiers(5) },
    { id: 'b', name: 'Adults', type: 'fixed', planIds: ADULTS, offerings: tiers(1_000) },
  ],
  codes: [
    { code: 'EARLY10', type: 'percentage', amount: 10, planIds: null },
    { code: 'COACH50', type: 'fixed', amount: 5_000, planIds: ADULTS },
    { code: 'JUNIOR15', type: 'percentage', amount: 15, planIds: JUVENILES },
  ],
}

function tiers(step: number) {
  return [2, 3, 4].map((products) => ({ products, amount: products * step }))
}
