import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Room } from '@clubhouse/domain/web/rooms'
import { OPEN_ROOMS } from '../../../api/src/compose.ts'
import { ALL_ROOMS } from '@clubhouse/domain/testing/an-account'
import routes from '../routes.ts'

const SITES = ['club', 'backoffice', 'myaccount', 'su', 'xgb']
/** Where each room of a club's site begins. */
const DOORS: Partial<Record<Room, string>> = {
  membership: 'products/membership',
  lotto: 'products/lotto/',
  draw: 'products/draw/',
  shop: 'products/shop',
  checkout: 'checkout',
  'first-provider': 'fixtures-results',
  'second-provider': 'results-fixtures',
  contact: 'contact',
  'sign-in': 'authentication',
}
/** These are sites of their own: open when there is more behind the landing. */
const OWN_SITES: Partial<Record<Room, string>> = { 'my-account': 'myaccount', 'back-office': 'backoffice' }

const table: RouteConfigEntry[] = routes
const entriesOf = (site: string) => table.find((entry) => entry.id === `site:${site}`)?.children ?? []
const pathsOf = (site: string) =>
  flat(entriesOf(site)).flatMap(({ path }) => (path === undefined ? [] : [path]))

function flat(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
}

const STEPS = pathsOf('su').filter((path) => path.startsWith('authentication/'))
const ON_EVERY_SITE = ['about', 'terms', 'privacy', 'cookies', ...STEPS, 'su', 'error', '*']

test('there is one table for each kind of site', () => {
  expect(table.map((entry) => entry.id)).toEqual(SITES.map((site) => `site:${site}`))
})

test.each(SITES)('%s has exactly one "/" and what every site has', (site) => {
  expect(entriesOf(site).filter((entry) => entry.index)).toHaveLength(1)
  expect(pathsOf(site)).toEqual(expect.arrayContaining(ON_EVERY_SITE))
})

test('no id stands twice', () => {
  const ids = flat(table).map((entry) => entry.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([...ALL_ROOMS])('the room %s is open if, and only if, there is a route to it', (room) => {
  const door = DOORS[room]
  const site = OWN_SITES[room]
  const hasDoor = door !== undefined && pathsOf('club').some((path) => path.startsWith(door))
  const hasSite = site !== undefined && pathsOf(site).some((path) => !ON_EVERY_SITE.includes(path))
  expect(hasDoor || hasSite).toBe(OPEN_ROOMS.has(room))
})
