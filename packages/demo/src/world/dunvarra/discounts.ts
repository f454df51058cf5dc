import { codeOf, discountOf } from '../plan.ts'
import type { DemoCode, DemoDiscount } from '../products.ts'

const club = 'dunvarra'

export const dunvarraDiscounts: DemoDiscount[] = [
  discountOf(club, 'Brothers and sisters', {
    type: 'percentage',
    plans: ['juvenile-u8-u12', 'youth-u13-u18'],
    offerings: [
      { number_of_products: 2, discount_amount: 10 },
      { number_of_products: 3, discount_amount: 15 },
    ],
  }),
  discountOf(club, 'Two seniors', {
    type: 'fixed',
    plans: ['senior-player'],
    offerings: [{ number_of_products: 2, discount_amount: 20_00 }],
  }),
]

export function dunvarraCodes(now: Date): DemoCode[] {
  const lastSummer = new Date(Date.UTC(now.getUTCFullYear() - 1, 6, 1))
  return [
    codeOf(club, 'EARLY10', { type: 'percentage', amount: 10 }),
    codeOf(club, 'COACH50', { type: 'fixed', amount: 50_00 }),
    codeOf(club, 'OLD24', { type: 'percentage', amount: 24, validTo: lastSummer }),
    codeOf(club, 'FULLUP', { type: 'fixed', amount: 10_00, useLimit: 25, used: 25 }),
  ]
}
