// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { apiAddress } from './fetch-part.ts'

afterEach(() => document.documentElement.removeAttribute('data-api'))

test('API-02 a call goes to the version that the page names, and to v2 where it names none', () => {
  expect(apiAddress('/lists/countries')).toBe('/api/v2/lists/countries')
  document.documentElement.dataset['api'] = '/gateway/api/v1'
  expect(apiAddress('/lists/countries')).toBe('/gateway/api/v1/lists/countries')
})
