import { expect, test } from 'vitest'
import { TERMS_SECTIONS, TERMS_VERSION } from './terms-text.ts'

const WHOLE = TERMS_SECTIONS.flatMap(({ heading, paragraphs, points = [] }) => [
  heading,
  ...paragraphs,
  ...points,
]).join('\n')

test.each([
  { id: 'TERMS-02', says: 'the contract between the Supplier and the Club' },
  { id: 'TERMS-03', says: 'valid for 20 business days' },
  { id: 'TERMS-04', says: 'payable within 30 days' },
  { id: 'TERMS-05', says: 'limited to the fees paid and payable for the 12 months' },
  { id: 'TERMS-06', says: 'more than 8 weeks, either party may terminate' },
  { id: 'TERMS-07', says: 'Players must be 18 years of age or over' },
  { id: 'TERMS-08', says: 'not refundable by the Supplier. Any refund is a matter for the Club' },
  { id: 'TERMS-09', says: 'governed by the law of Ireland' },
])('$id the terms say: $says', ({ says }) => {
  expect(WHOLE).toContain(says)
})

test('they have a version, and their sections are numbered without a gap', () => {
  expect(TERMS_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(TERMS_SECTIONS.map(({ heading }) => Number.parseInt(heading, 10))).toEqual(
    TERMS_SECTIONS.map((_, at) => at + 1),
  )
})
