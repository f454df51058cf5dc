// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aMatch, aSide } from '@clubhouse/domain/testing/a-match'
import { ALL_ROOMS, aMenuItem, NO_ROOMS, withFeatures } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import type { Matchday } from './load-matchday.ts'
import { MatchdayStrip } from './matchday-strip.tsx'

const PLAYED = aMatch({
  state: 'played',
  date: '2026-11-14',
  home: aSide('Quayside Celtic'),
  away: aSide('Testford Harriers', { is_own: true }),
  home_score: '1',
  away_score: '3',
})
const WHOLE: Matchday = {
  next: { match: aMatch(), when: 'In 5 days' },
  last: PLAYED,
  notice: null,
  isFresh: true,
}
const NOTHING: Matchday = { next: null, last: null, notice: null, isFresh: true }
const LEAGUE = { comortais: { organisation_id: '4107', comortais_club_id: '2291' } }
const SHOP = {
  ...withFeatures('Membership', 'Lotto', 'Shop'),
  menu_items: [aMenuItem({ type: 'Product', kind: 'LotteryPage', title: 'Lotto', url: 'rovers-lotto' })],
}
const show = (matchday: Matchday, account = {}, rooms = ALL_ROOMS) =>
  showOnSite(<MatchdayStrip matchday={matchday} />, aSite(account, rooms))
const words = (page: Element) => page.textContent.replace(/\s+/g, ' ')

test('the next match and the last result lead to the club’s matches, our own team marked', () => {
  const page = show(WHOLE, LEAGUE)
  expect(words(page)).toContain('Testford Harriers v Quayside Celtic')
  expect(words(page)).toContain('Saturday 21 November, 19:30 · Harbour Field')
  expect(words(page)).toContain('Quayside Celtic 1 - 3 Testford Harriers')
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/fixtures-results',
    '/fixtures-results',
  ])
  expect([...page.querySelectorAll('[data-own]')].map(words)).toEqual(Array(2).fill('Testford Harriers'))
})

test('the doors are those that are open', () => {
  const page = show(NOTHING, SHOP)
  expect(linkIn(page, 'Join or renew')?.getAttribute('href')).toBe('/products/membership')
  expect(linkIn(page, 'Play the lotto')?.getAttribute('href')).toBe('/products/lotto/rovers-lotto')
  expect(linkIn(page, 'Visit the shop')?.getAttribute('href')).toBe('/products/shop')
  expect(linkIn(page, 'Enter the draw')).toBeNull()
})

test('where there is nothing to say there is no strip', () => {
  expect(show(NOTHING, LEAGUE).querySelector('section')).toBeNull()
  expect(show(WHOLE, { ...LEAGUE, ...SHOP }, NO_ROOMS).querySelector('section')).toBeNull()
})

test('old data stands with its time', () => {
  const page = show({ ...WHOLE, notice: { kind: 'stale', time: '14:05' } }, LEAGUE)
  expect(page.textContent).toContain('As of 14:05')
})
