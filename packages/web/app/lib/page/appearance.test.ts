import { expect, test } from 'vitest'
import { appearanceOf, schemeOf } from './appearance.ts'

const asked = (cookie: string) => new Request('https://backoffice.clubs.example/', { headers: { cookie } })

test.each([
  { cookie: '', is: 'system', scheme: 'auto' },
  { cookie: 'office_appearance=dark', is: 'dark', scheme: 'dark' },
  { cookie: 'office_appearance=light', is: 'light', scheme: undefined },
  { cookie: 'office_appearance=pink', is: 'system', scheme: 'auto' },
] as const)('with "$cookie" the back office is $is', ({ cookie, is, scheme }) => {
  expect(appearanceOf(asked(cookie))).toBe(is)
  expect(schemeOf(is)).toBe(scheme)
})
