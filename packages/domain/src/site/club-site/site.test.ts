import { describe, expect, test } from 'vitest'
import type { SiteBanner, SiteDraft, SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { anAccount } from '../../testing/an-account.ts'
import { mergeSites, withPartOf } from './merge-sites.ts'
import { siteChanges } from './site-changes.ts'
import { itemErrors, siteErrors } from './site-errors.ts'
import { isShown, lookOf } from './site-look.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const entry = (more: Partial<SiteMenuItem> = {}): SiteMenuItem => ({
  menu_item_id: 'one',
  type: 'External',
  kind: null,
  title: 'League',
  url: 'https://league.example',
  pages: [],
  hidden: false,
  ...more,
})
const banner = (more: Partial<SiteBanner> = {}): SiteBanner => ({
  is_on: true,
  title: 'Open day',
  short_content: '',
  url: '',
  external_url: '',
  from: null,
  until: null,
  ...more,
})
const draft = (more: Partial<SiteDraft> = {}): SiteDraft => ({
  theme: anAccount().theme,
  menu: [entry()],
  banner: banner(),
  ...more,
})

describe('what visitors would see', () => {
  test('SHELL-09 the order is the list’s, and what is hidden is left out', () => {
    const menu = [entry({ hidden: true }), entry({ title: 'Two', url: '' }), entry({ title: 'Three' })]
    expect(lookOf(draft({ menu }), NOW).menu_items).toEqual([
      { position: 2, type: 'External', kind: null, title: 'Two', url: null, pages: [] },
      { position: 3, type: 'External', kind: null, title: 'Three', url: 'https://league.example', pages: [] },
    ])
  })

  test.each([
    { what: 'off', is: { is_on: false }, shown: false },
    { what: 'without times', is: {}, shown: true },
    { what: 'before its time', is: { from: '2026-11-16T12:00:00.001Z' }, shown: false },
    { what: 'from its time on', is: { from: '2026-11-16T12:00:00.000Z' }, shown: true },
    { what: 'before its end', is: { until: '2026-11-16T12:00:00.001Z' }, shown: true },
    { what: 'at its end', is: { until: '2026-11-16T12:00:00.000Z' }, shown: false },
  ])('SHELL-28 a banner $what is shown: $shown', ({ is, shown }) => {
    expect(isShown(banner(is), NOW)).toBe(shown)
    expect(lookOf(draft({ banner: banner(is) }), NOW).banner !== null).toBe(shown)
  })
})

test.each([
  { item: {}, wrong: [] },
  { item: { title: ' ' }, wrong: ['title'] },
  { item: { url: 'www.league.example' }, wrong: [] },
  { item: { url: 'league' }, wrong: ['url'] },
  { item: { url: 'javascript:alert(1)' }, wrong: ['url'] },
  { item: { type: 'Page', url: 'history' }, wrong: [] },
  { item: { type: 'Page', url: '//evil.example' }, wrong: ['url'] },
  { item: { type: 'Product', kind: 'ShopPage', url: '' }, wrong: [] },
  { item: { type: 'Product', kind: 'LotteryPage', url: '' }, wrong: ['url'] },
  { item: { type: 'Product', url: '' }, wrong: ['kind'] },
  { item: { type: 'Section', pages: [{ title: 'History', url: 'history' }] }, wrong: [] },
  { item: { type: 'Section', pages: [{ title: '', url: 'history' }] }, wrong: ['pages'] },
  { item: { type: 'Section', pages: [] }, wrong: ['pages'] },
] as const)('an entry with $item has to be put right in $wrong', ({ item, wrong }) => {
  const errors = itemErrors(entry(item as Partial<SiteMenuItem>))
  expect(Object.keys(errors)).toEqual(wrong.map((field) => `menu.one.${field}`))
})

test('all that is wrong is said at once', () => {
  const wrong = draft({ menu: [entry({ title: '' })], banner: banner({ title: '', external_url: 'x' }) })
  expect(Object.keys(siteErrors(wrong))).toEqual(['menu.one.title', 'banner.title', 'banner.external_url'])
})

test('what became different is said in words; nothing where nothing did', () => {
  const after = draft({
    theme: { ...anAccount().theme, heading_font: 'zilla-slab', dark_mode: true },
    menu: [
      entry({ menu_item_id: 'two', title: 'Shop' }),
      entry({ url: 'https://other.example', hidden: true }),
    ],
    banner: banner({ is_on: false }),
  })
  expect(siteChanges(draft(), draft())).toEqual([])
  expect(siteChanges(draft(), after)).toEqual([
    { field: 'Headings', before: 'Outfit', after: 'Zilla Slab' },
    { field: 'Dark at night', before: 'off', after: 'on' },
    { field: 'Menu', before: 'League', after: 'Shop, League (hidden)' },
    { field: '“League (hidden)” leads to', before: 'https://league.example', after: 'https://other.example' },
    { field: 'Banner', before: 'on', after: 'off' },
  ])
})

describe('two people', () => {
  const theme = { ...anAccount().theme, color: { ...anAccount().theme.color, primary: '#123456' } }

  test('what only one touched is put together', () => {
    const { merged, clashes } = mergeSites(draft(), draft({ theme }), draft({ menu: [] }))
    expect([merged, clashes]).toEqual([draft({ theme, menu: [] }), []])
  })

  test('what both changed is asked about, and mine until then', () => {
    const mine = draft({ banner: banner({ title: 'Mine' }), theme })
    const theirs = draft({ banner: banner({ title: 'Theirs' }) })
    const { merged, clashes } = mergeSites(draft(), mine, theirs)
    expect([merged, clashes]).toEqual([mine, ['banner']])
    expect(withPartOf(merged, theirs, 'banner')).toEqual(draft({ banner: theirs.banner, theme }))
  })
})
