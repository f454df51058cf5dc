import { expect, test } from 'vitest'
import { isGivenUp, isUnpaid, mayBecome } from './status.ts'

test('OPEN-110 what an order may become, and nothing else', () => {
  expect(mayBecome('New')).toEqual([])
  expect(mayBecome('Pending')).toEqual(['New'])
  expect(mayBecome('Completed')).toEqual(['New', 'Pending', 'Failed', 'Cancelled', 'Expired', 'Refunded'])
  expect(mayBecome('Cancelled')).toEqual(['New'])
  expect(mayBecome('Expired')).toEqual(['New'])
  expect(mayBecome('Failed')).toEqual(['New', 'Pending', 'Refunded'])
  expect(mayBecome('Refunded')).toEqual(['Completed', 'Failed', 'Cancelled', 'Expired'])
})

test('what is unpaid is not given up, and what is paid is neither', () => {
  const all = ['New', 'Pending', 'Completed', 'Failed', 'Cancelled', 'Expired', 'Refunded'] as const
  expect(all.filter(isUnpaid)).toEqual(['New', 'Pending'])
  expect(all.filter(isGivenUp)).toEqual(['Failed', 'Cancelled', 'Expired'])
})
