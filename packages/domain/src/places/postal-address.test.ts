import { expect, test } from 'vitest'
import { sentAddress } from './postal-address.ts'

test('AUTH-34 an address is sent without its edges, and what is empty as null', () => {
  expect(sentAddress({ city: ' Dunmore ', line1: '  ', country: 'Ireland' })).toEqual({
    country: 'Ireland',
    postal_code: null,
    county: null,
    city: 'Dunmore',
    line1: null,
    line2: null,
  })
})
