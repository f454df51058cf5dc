import { expect, test } from 'vitest'
import { ACTIONS, actionsIn } from './actions.ts'
import { hitsFor } from './hits.ts'
import { ENTRIES, entriesFor } from './navigation.ts'
import { searchHint } from './search-hint.ts'

const entries = entriesFor({ roles: ['owner'], features: [] })
const id = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01'
const found = {
  people: [{ person_id: id, name: 'Bríd Hallaran', holds: 'group_manager', is_member: true }],
  articles: [{ article_id: id, type: 'About Us' as const, title: 'Who we are', status: 'draft' as const }],
  forms: [{ form_id: id, name: 'Adult registration' }],
  orders: [{ order_id: id, order_seq: 10018, buyer: 'Bríd Hallaran', what: 'Senior player' }],
  plans: [{ plan_id: id, name: 'Senior player', programme: 'Season 2026/27' }],
}
const titles = (words: string, finds: typeof found | null = null) =>
  hitsFor(words, entries, finds).map(({ title, hits }) => [title, hits.map(({ label }) => label)])

test('no two actions have the same letter, and each stands in a room', () => {
  const keys = ACTIONS.flatMap(({ key }) => key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  expect(ACTIONS.every(({ entry }) => ENTRIES.some(({ path }) => path === entry))).toBe(true)
  expect(actionsIn([])).toEqual([])
})

test('with no words every room and every action is there', () => {
  const [go, act] = hitsFor('', entries, null)
  expect([go?.title, go?.hits.length, act?.title]).toEqual(['Go to', entries.length, 'Do'])
})

test('rooms are found by their name and by that of their group, actions by their words', () => {
  expect(titles('NEWS')).toEqual([
    ['Go to', ['News']],
    ['Do', ['Write a news article']],
  ])
  expect(titles('web')[0]).toEqual(['Go to', expect.arrayContaining(['News', 'Pages', 'About us'])])
  // Nothing is called so: the lists look further, for whoever may open them.
  expect(titles('xyzzy')).toEqual([
    ['Nothing is called that', ['Search orders for “xyzzy”', 'Search members for “xyzzy”']],
  ])
  expect(hitsFor('xyzzy', [], null)).toEqual([])
})

test('what the server found stands first, each with its way', () => {
  const groups = hitsFor('xyzzy', entries, found)
  expect(groups.map(({ title }) => title)).toEqual(['People', 'News and pages', 'Orders', 'Plans', 'Forms'])
  const [person, article, order, plan, form] = groups.map(({ hits }) => hits[0])
  expect(person).toMatchObject({ initials: 'BH', note: 'group manager' })
  expect(article).toMatchObject({ to: `/about-us/${id}`, note: 'About Us · draft' })
  expect(order).toMatchObject({ to: `/orders/${id}`, label: '#10018 Bríd Hallaran' })
  expect(plan).toMatchObject({ to: `/plans/${id}`, note: 'Season 2026/27' })
  expect(form).toMatchObject({ to: `/forms/${id}` })
})

test('somebody is told of before there is a room for people, and led to once there is one', () => {
  expect(hitsFor('x', [], found)[0]?.hits[0]?.to).toBeNull()
  const members = {
    group: 'People',
    label: 'Members',
    path: '/members',
    icon: 'user',
    roles: ['owner'],
  } as const
  expect(hitsFor('x', [members], found)[0]?.hits[0]?.to).toBe(`/members/${id}`)
})

test('whoever only helps to run the club has no page among its members', () => {
  const finds = { ...found, people: found.people.map((person) => ({ ...person, is_member: false })) }
  expect(hitsFor('x', entries, finds)[0]?.hits[0]?.to).toBeNull()
})

test('V53 a treasurer is offered plans to look at, and none to add', () => {
  const own = entriesFor({ roles: ['admin'], offices: ['treasurer'], features: ['Membership'] })
  expect(own.map(({ path }) => path)).toContain('/plans')
  expect(actionsIn(own).map(({ label }) => label)).not.toContain('Add a plan')
  const registrar = entriesFor({ roles: ['admin'], offices: ['registrar'], features: ['Membership'] })
  expect(actionsIn(registrar).map(({ label }) => label)).toContain('Add a plan')
})

test.each([
  ['owner', { roles: ['owner' as const] }, 'Search people, news, pages…'],
  ['treasurer', { roles: ['admin' as const], offices: ['treasurer' as const] }, 'Search orders, plans…'],
  ['editor', { roles: ['admin' as const], offices: ['editor' as const] }, 'Search news, pages…'],
  ['coach', { roles: ['admin' as const], offices: ['coach' as const] }, 'Search the menu…'],
])('V53 the search names what its user may find: %s', (_, standing, hint) =>
  expect(searchHint(entriesFor({ ...standing, features: ['Membership'] }))).toBe(hint),
)

test.each([
  ['refund', 'Refund an order'],
  ['add member', 'Add a member'],
  ['gate', 'Sell at the gate'],
  ['bank statement', 'Upload a bank statement'],
  ['invite treasurer', 'Invite someone to the back office'],
])('V19 “%s” leads to what is done by it', (words, label) => {
  const act = hitsFor(words, entries, null).find(({ title }) => title === 'Do')
  expect(act?.hits.map((hit) => hit.label)).toContain(label)
})

test.each([
  ['year end', '/settings/club'],
  ['gdpr', '/settings/retention'],
  ['overdue', '/arrears'],
  ['invite', '/settings/users'],
])('V19 a page is found by what people call it: “%s”', (words, path) => {
  const go = hitsFor(words, entries, null).find(({ title }) => title === 'Go to')
  expect(go?.hits.map(({ to }) => to)).toContain(path)
})
