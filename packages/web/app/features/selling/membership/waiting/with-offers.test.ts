import { expect, test } from 'vitest'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import type { WaitingPlace } from '@clubhouse/contract/selling/waiting-list'
import { CAMP, FAMILY, FULL_CAMP, SENIOR } from '../testing/a-catalogue.ts'
import { withOffers } from './with-offers.ts'

const place = (plan: PlanProduct, status: WaitingPlace['status'], count = 2) =>
  ({ plan_id: plan.metadata.plan_id, status, count }) as WaitingPlace
const termsOf = (plan: PlanProduct, ...places: WaitingPlace[]) => {
  const [sold] = withOffers([plan], places)
  return [sold?.metadata.availability, sold?.type === 'Plan' && sold.metadata.available_count]
}

test('places that are held for somebody are for sale to them, besides what is left', () => {
  expect(termsOf(FULL_CAMP, place(FULL_CAMP, 'offered'))).toEqual(['limited', 2])
  expect(termsOf(CAMP, place(CAMP, 'offered', 1))).toEqual(['limited', 3])
})

test('who only waits, or is offered something else, sees what everybody sees', () => {
  expect(termsOf(FULL_CAMP, place(FULL_CAMP, 'waiting'))).toEqual(['sold_out', 0])
  expect(termsOf(FULL_CAMP, place(CAMP, 'offered'))).toEqual(['sold_out', 0])
  const closed = { ...SENIOR, metadata: { ...SENIOR.metadata, availability: 'closed' as const } }
  expect(termsOf(closed, place(SENIOR, 'offered'))).toEqual(['closed', null])
  expect(withOffers([FAMILY], [place(CAMP, 'offered')])).toEqual([FAMILY])
})
