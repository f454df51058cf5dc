import { expect, test } from 'vitest'
import type { SponsorSummary } from '@clubhouse/contract/site/office/sponsors'
import { idsOf, inOrder, moved } from './order.ts'

const sponsor = (id: string, featured = false) => ({ sponsor_id: id, featured }) as SponsorSummary
const LIST = [sponsor('A', true), sponsor('B', true), sponsor('c'), sponsor('d'), sponsor('e')]

test.each([
  { id: 'c', to: 1, ids: 'A,B,d,c,e' },
  { id: 'e', to: 0, ids: 'A,B,e,c,d' },
  { id: 'c', to: 99, ids: 'A,B,d,e,c' },
  { id: 'B', to: 0, ids: 'B,A,c,d,e' },
  { id: 'A', to: -1, ids: 'A,B,c,d,e' },
  { id: 'unknown', to: 0, ids: 'A,B,c,d,e' },
])('$id put to place $to of its kind makes $ids', ({ id, to, ids }) => {
  expect(idsOf(moved(LIST, id, to))).toBe(ids)
  expect(idsOf(inOrder(LIST, ids))).toBe(ids)
})
