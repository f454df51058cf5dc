import { expect, test } from 'vitest'
import { barOf, isIn, menuOf, type OfficeMenuEntry, ROOMS, roomsFor } from './navigation.ts'

const owner = { roles: ['owner' as const], features: [] }
const room = (path: string, wanted: Partial<OfficeMenuEntry> = {}): OfficeMenuEntry => ({
  group: 'Website',
  label: path.slice(1),
  path,
  icon: 'home',
  roles: ['admin', 'owner'],
  ...wanted,
})

test('every room has its own address, and no two are reached by the same letter', () => {
  const paths = ROOMS.map(({ path }) => path)
  const keys = ROOMS.flatMap(({ key }) => key ?? [])
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every((key) => /^[a-z]$/.test(key))).toBe(true)
})

test('admins and owners see the rooms, nobody else does', () => {
  expect(roomsFor(owner).map(({ label }) => label)).toContain('News')
  expect(roomsFor({ roles: ['admin'], features: [] })).toEqual(roomsFor(owner))
  expect(roomsFor({ roles: ['member', 'group_manager'], features: ['Shop'] })).toEqual([])
})

test('a room stands in the menu while its feature is switched on', () => {
  const paths = (features: ('Shop' | 'Lotto')[]) =>
    roomsFor({ roles: ['owner'], features }, [room('/a'), room('/b', { feature: 'Shop' })]).map(
      ({ path }) => path,
    )
  expect(paths([])).toEqual(['/a'])
  expect(paths(['Lotto'])).toEqual(['/a'])
  expect(paths(['Shop'])).toEqual(['/a', '/b'])
})

test('groups stand in their order, and one without a room is absent', () => {
  const groups = menuOf([
    room('/forms', { group: 'Membership' }),
    room('/news'),
    room('/', { group: 'Home' }),
  ])
  expect(groups.map(({ name, rooms }) => [name, rooms.length])).toEqual([
    ['Home', 1],
    ['Website', 1],
    ['Membership', 1],
  ])
})

test('under the thumb are the first four that are open', () => {
  const open = ['/', '/pages', '/forms', '/news'].map((path) => room(path))
  expect(barOf(open).map(({ path }) => path)).toEqual(['/', '/news', '/forms', '/pages'])
  const more = [...open, room('/orders'), room('/members')]
  expect(barOf(more).map(({ path }) => path)).toEqual(['/', '/members', '/orders', '/news'])
})

test.each([
  { at: '/news', path: '/news', is: true },
  { at: '/news', path: '/news/7', is: true },
  { at: '/news', path: '/newsletter', is: false },
  { at: '/', path: '/', is: true },
  { at: '/', path: '/news', is: false },
])('somebody at $path is in $at: $is', ({ at, path, is }) => {
  expect(isIn(room(at), path)).toBe(is)
})
