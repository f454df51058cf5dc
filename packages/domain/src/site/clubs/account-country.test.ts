import { expect, test } from 'vitest'
import { accountCountry } from './account-country.ts'

test.each([
  { country: 'Ireland', currency: 'EUR', code: 'IE' },
  { country: ' france ', currency: 'EUR', code: 'FR' },
  { country: 'Northern Ireland', currency: 'GBP', code: 'GB' },
  { country: 'UK', currency: 'EUR', code: 'GB' },
  { country: 'de', currency: 'EUR', code: 'DE' },
  { country: null, currency: 'GBP', code: 'GB' },
  { country: '', currency: 'NZD', code: 'NZ' },
  { country: null, currency: 'EUR', code: null },
  { country: 'Atlantis', currency: 'GBP', code: null },
])('an account of a club in $country, in $currency, is in $code', ({ country, currency, code }) => {
  expect(accountCountry({ country, currency })).toBe(code)
})
