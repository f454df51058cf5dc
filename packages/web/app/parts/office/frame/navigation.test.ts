import { expect, test } from 'vitest'
import { barOf, isIn, menuOf, type OfficeMenuEntry, ENTRIES, entriesFor } from './navigation.ts'

const owner = { roles: ['owner' as const], features: [] }
const entry = (path: string, wanted: Partial<OfficeMenuEntry> = {}): OfficeMenuEntry => ({
  group: 'Website',
  label: path.slice(1),
  path,
  icon: 'home',
  ...wanted,
})

test('every room has its own address, and no two are reached by the same letter', () => {
  const paths = ENTRIES.map(({ path }) => path)
  const keys = ENTRIES.flatMap(({ key }) => key ?? [])
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every((key) => /^[a-z]$/.test(key))).toBe(true)
})

test('admins and owners see the rooms, nobody else does', () => {
  expect(entriesFor(owner).map(({ label }) => label)).toContain('News')
  expect(entriesFor({ roles: ['admin'], features: [] })).toEqual(entriesFor(owner))
  expect(entriesFor({ roles: ['member', 'group_manager'], features: ['Shop'] })).toEqual([])
})

test('a room stands in the menu while its feature is switched on', () => {
  const paths = (features: ('Shop' | 'Lotto')[]) =>
    entriesFor({ roles: ['owner'], features }, [entry('/a'), entry('/b', { feature: 'Shop' })]).map(
      ({ path }) => path,
    )
  expect(paths([])).toEqual(['/a'])
  expect(paths(['Lotto'])).toEqual(['/a'])
  expect(paths(['Shop'])).toEqual(['/a', '/b'])
})

test('groups stand in their order, and one without a room is absent', () => {
  const groups = menuOf([
    entry('/forms', { group: 'Membership' }),
    entry('/news'),
    entry('/', { group: 'Home' }),
  ])
  expect(groups.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['Home', 1],
    ['Website', 1],
    ['Membership', 1],
  ])
})

test('under the thumb are the first four that are open', () => {
  const open = ['/', '/pages', '/forms', '/news'].map((path) => entry(path))
  expect(barOf(open).map(({ path }) => path)).toEqual(['/', '/news', '/forms', '/pages'])
  const more = [...open, entry('/orders'), entry('/members')]
  expect(barOf(more).map(({ path }) => path)).toEqual(['/', '/members', '/orders', '/news'])
})

test.each([
  { at: '/news', path: '/news', is: true },
  { at: '/news', path: '/news/7', is: true },
  { at: '/news', path: '/newsletter', is: false },
  { at: '/', path: '/', is: true },
  { at: '/', path: '/news', is: false },
])('somebody at $path is in $at: $is', ({ at, path, is }) => {
  expect(isIn(entry(at), path)).toBe(is)
})
