import fc from 'fast-check'
import { expect, test } from 'vitest'
import { url } from './validators.ts'
import { withHttps } from './web-address.ts'

test.each([
  { typed: 'www.club.example', becomes: 'https://www.club.example' },
  { typed: '  club.example/news ', becomes: 'https://club.example/news' },
  { typed: 'club.example:8080', becomes: 'https://club.example:8080' },
  { typed: '//club.example', becomes: 'https://club.example' },
  { typed: 'http://club.example', becomes: 'http://club.example' },
  { typed: 'HTTPS://club.example', becomes: 'HTTPS://club.example' },
  { typed: 'mailto:brid@home.example', becomes: 'mailto:brid@home.example' },
  { typed: 'javascript:alert(1)', becomes: 'javascript:alert(1)' },
  { typed: '', becomes: '' },
  { typed: '   ', becomes: '' },
])('FORM-46 "$typed" becomes "$becomes"', ({ typed, becomes }) => {
  expect(withHttps(typed)).toBe(becomes)
})

test('FORM-46 what was completed once is complete', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const whole = withHttps(typed)
      expect(withHttps(whole)).toBe(whole)
    }),
    { numRuns: 500 },
  )
})

test('FORM-45 FORM-46 a domain, as people say it, is a valid address once it is completed', () => {
  fc.assert(
    fc.property(fc.domain(), (domain) => {
      expect(url()(withHttps(domain))).toBeNull()
    }),
  )
})
