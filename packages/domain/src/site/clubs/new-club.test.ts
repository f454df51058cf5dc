import { describe, expect, test } from 'vitest'
import { Currency } from '@clubhouse/contract/site/club'
import { contrastPairs } from '../theme/contrast-pairs.ts'
import { CLUB_COUNTRIES } from './club-countries.ts'
import { newClubErrors, newClubTheme } from './new-club.ts'
import { newSlugError, slugFrom } from './new-slug.ts'
import { sampleMenu, samplePages } from './sample-site.ts'

test.each([
  ['kilmore', null],
  ['st-marys-1884', null],
  ['', 'Choose an address'],
  ['su', 'The platform keeps this address for itself. Choose another.'],
  ['www', 'The platform keeps this address for itself. Choose another.'],
  ['ab', 'Use at least 3 letters'],
  ['a'.repeat(41), 'Use at most 40 letters'],
  ['Kilmore', 'Use small letters, digits and hyphens only'],
  ['kil.more', 'Use small letters, digits and hyphens only'],
  ['-kilmore', 'Begin and end with a letter or a digit'],
  ['xn--kilmore', 'Use one hyphen at a time'],
])('OPEN-005 the address %s', (slug, said) => expect(newSlugError(slug)).toBe(said))

test.each([
  ['Dún Bheara G.A.A. Club', 'dun-bheara-gaa'],
  ['St. Mary’s Rowing', 'st-marys-rowing'],
  ['  ', ''],
])('of the name %s an address is offered', (name, slug) => expect(slugFrom(name)).toBe(slug))

test('each country brings a currency of ours and a time zone that exists', () => {
  for (const { currency, timeZones } of Object.values(CLUB_COUNTRIES)) {
    expect(Currency.options).toContain(currency)
    for (const timeZone of timeZones)
      expect(() => new Intl.DateTimeFormat('en-IE', { timeZone })).not.toThrow()
  }
})

test('what is missing is said by its field', () => {
  const club = { name: '', slug: 'su', owner_email: 'x', time_zone: '' }
  expect(Object.keys(newClubErrors(club))).toEqual(['name', 'slug', 'time_zone', 'owner_email'])
})

test('SHELL-02 whatever colours are chosen, what is written in them can be read', () => {
  for (const [primary, accent] of [
    ['#ffff00', '#fefefe'],
    ['#000000', '#111111'],
    ['#1f4e79', '#e0b030'],
  ] as const)
    for (const { ratio } of contrastPairs(newClubTheme({ primary, accent })))
      expect(ratio).toBeGreaterThanOrEqual(4.5)
})

describe('what a new website begins with', () => {
  test('every page that the menu leads to is there', () => {
    const slugs = samplePages('Kilmore').map(({ slug }) => slug)
    const linked = sampleMenu(['Membership', 'Shop']).flatMap(({ pages }) => pages.map(({ url }) => url))
    expect(linked.filter((url) => !slugs.includes(url))).toEqual([])
  })
  test('what the club does not sell has no place in the menu', () => {
    expect(sampleMenu([]).map(({ title }) => title)).toEqual(['The club'])
    expect(sampleMenu(['Membership']).map(({ position, title }) => `${position} ${title}`)).toEqual([
      '1 Membership',
      '2 The club',
    ])
  })
})
