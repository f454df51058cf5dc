import { expect, test } from 'vitest'
import { ALL_ROOMS } from '@clubhouse/domain/testing/an-account'
import type { Room } from '@clubhouse/domain/web/rooms'
import routes from '../../../../web/app/routes.ts'
import { sharedApp } from '../shared-app.ts'

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

interface Entry {
  id?: string
  path?: string
  children?: Entry[]
}

const flat = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

function pathsOf(site: string): string[] {
  const entries = routes.find(({ id }) => id === `site:${site}`)?.children ?? []
  return flat(entries).flatMap(({ path }) => (path === undefined ? [] : [path]))
}

/** What the site of superusers has besides its landing, every site has. */
const ON_EVERY_SITE = pathsOf('su')

test.each([...ALL_ROOMS])('the room %s is open if, and only if, there is a route to it', async (room) => {
  const { rooms } = (await sharedApp()).parts
  const door = DOORS[room]
  const site = OWN_SITES[room]
  const hasDoor = door !== undefined && pathsOf('club').some((path) => path.startsWith(door))
  const hasSite = site !== undefined && pathsOf(site).some((path) => !ON_EVERY_SITE.includes(path))
  expect(hasDoor || hasSite).toBe(rooms.has(room))
})
