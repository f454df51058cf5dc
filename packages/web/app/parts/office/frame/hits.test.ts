import { expect, test } from 'vitest'
import { ACTIONS, actionsIn } from './actions.ts'
import { hitsFor } from './hits.ts'
import { ROOMS, roomsFor } from './navigation.ts'

const rooms = roomsFor({ roles: ['owner'], features: [] })
const id = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01'
const found = {
  people: [{ person_id: id, name: 'Bríd Hallaran', holds: 'group_manager', is_member: true }],
  articles: [{ article_id: id, type: 'About Us' as const, title: 'Who we are', status: 'draft' as const }],
  forms: [{ form_id: id, name: 'Adult registration' }],
}
const titles = (words: string, finds: typeof found | null = null) =>
  hitsFor(words, rooms, finds).map(({ title, hits }) => [title, hits.map(({ label }) => label)])

test('no two actions have the same letter, and each stands in a room', () => {
  expect(new Set(ACTIONS.map(({ key }) => key)).size).toBe(ACTIONS.length)
  expect(ACTIONS.every(({ room }) => ROOMS.some(({ path }) => path === room))).toBe(true)
  expect(actionsIn([])).toEqual([])
})

test('with no words every room and every action is there', () => {
  const [go, act] = hitsFor('', rooms, null)
  expect([go?.title, go?.hits.length, act?.title]).toEqual(['Go to', rooms.length, 'Do'])
})

test('rooms are found by their name and by that of their group, actions by their words', () => {
  expect(titles('NEWS')).toEqual([
    ['Go to', ['News']],
    ['Do', ['Write a news article']],
  ])
  expect(titles('web')[0]).toEqual(['Go to', expect.arrayContaining(['News', 'Pages', 'About us'])])
  expect(titles('xyzzy')).toEqual([])
})

test('what the server found stands first, each with its way', () => {
  const groups = hitsFor('xyzzy', rooms, found)
  expect(groups.map(({ title }) => title)).toEqual(['People', 'News and pages', 'Forms'])
  const [person, article, form] = groups.map(({ hits }) => hits[0])
  expect(person).toMatchObject({ initials: 'BH', note: 'group manager' })
  expect(article).toMatchObject({ to: `/about-us/${id}`, note: 'About Us · draft' })
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
  expect(hitsFor('x', rooms, finds)[0]?.hits[0]?.to).toBeNull()
})
