// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { EventPlayer, EventSheet, FixtureRow } from '@clubhouse/contract/people/office/team-events'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as edit } from './edit-event.page.tsx'
import { eventAction } from './event-action.ts'
import EventPage, { loader as loadEvent } from './event.page.tsx'
import FixturesPage, { loader as loadFixtures } from './fixtures.page.tsx'
import NewEventPage, { action as add, loader as loadNew } from './new-event.page.tsx'
import OffPage, { action as callOff, loader as loadOff } from './off.page.tsx'

const EVENT = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a21'
const TEAM = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a22'
const FIADH = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a23'
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const NOW = new Date('2026-11-17T17:20:00Z')
const aClubPage = (answers: Answers) =>
  aPage(
    { getStore: () => anAccount(), ...answers },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }), now: NOW },
  )
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })
const at = `/fixtures/${EVENT}`
const on = <Args extends object>(args: Args) => ({ ...args, params: { id: EVENT } })

const player = (first_name: string, more: Partial<EventPlayer> = {}): EventPlayer => ({
  member_id: FIADH.replace(/.$/, String(first_name.length)),
  first_name,
  last_name: 'Hallaran',
  is_juvenile: true,
  contacts: [{ name: 'Bríd Hallaran', mobile: '086 123 4567' }],
  has_guarded: false,
  is_coming: null,
  note: '',
  answered_at: null,
  answered_by: null,
  is_here: null,
  ...more,
})
const sheet = (more: Partial<EventSheet> = {}) => ({
  event_id: EVENT,
  group_id: TEAM,
  team: 'Under 12s',
  kind: 'training' as const,
  starts_at: '2026-11-17T18:30:00.000Z',
  ends_at: '2026-11-17T19:30:00.000Z',
  meets_at: null,
  place: 'Pitch 2',
  note: 'bring bibs',
  opponent: '',
  is_home: true,
  competition: '',
  our_score: null,
  their_score: null,
  is_off: false,
  off_reason: '',
  asks: true,
  asked_at: null,
  later: 3,
  counts: { players: 3, coming: 1, not_coming: 1, here: 0 },
  players: [
    player('Tom', { is_coming: true }),
    player('Fiadh', { has_guarded: true }),
    player('Oisín', { is_coming: false, note: 'sore ankle', contacts: [] }),
  ],
  told: 2,
  time_zone: 'Europe/Dublin',
  ...more,
})

const shownEvent = async (more: Partial<EventSheet> = {}, query = '') => {
  const page = aClubPage({ getTeamEvent: () => sheet(more) })
  const data = await loadEvent(on(asking(page, at + query)))
  return showOnSite(<EventPage />, office(), at + query, data)
}

test('an event says when and where, who has not answered first, and rings a guardian in one press', async () => {
  const shown = await shownEvent()
  expect(shown.querySelector('h1')?.textContent).toBe('Training, 18:30 to 19:30')
  expect(shown.textContent).toContain('today, in 1 hour 10 minutes')
  expect(shown.textContent).toContain('Pitch 2 · bring bibs')
  const rows = [...shown.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['Fiadh Hallaran', 'Oisín Hallaran', 'Tom Hallaran'])
  expect(shown.textContent).toContain('Not coming: sore ankle')
  expect(shown.querySelectorAll('a[href="tel:0861234567"]')).toHaveLength(2)
  expect(shown.querySelectorAll('li [aria-label^="Medical note"]')).toHaveLength(1)
  expect(linkIn(shown, 'Training is off')?.getAttribute('href')).toBe(`${at}/off`)
  expect([...shown.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
    'Ask the family',
  )
})

test.each([
  ['coming', ['Tom Hallaran']],
  ['not', ['Oisín Hallaran']],
  ['none', ['Fiadh Hallaran']],
])('of those who said "%s" only they are shown', async (view, names) => {
  const shown = await shownEvent({}, `?show=${view}`)
  expect([...shown.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent)).toEqual(names)
})

test('who is here is ticked by name, and whoever ticks stays on the page', async () => {
  const shown = await shownEvent(
    { players: [player('Fiadh', { is_here: true }), player('Tom')] },
    '?task=here',
  )
  const ticks = [...shown.querySelectorAll('button[aria-pressed]')]
  expect(ticks.map((tick) => [tick.getAttribute('aria-label'), tick.getAttribute('aria-pressed')])).toEqual([
    ['Fiadh Hallaran is here', 'true'],
    ['Tom Hallaran is here', 'false'],
  ])
  const page = aClubPage({ noteTeamPlayer: () => ({ counts: sheet().counts }) })
  const fields = { intent: 'here', member: FIADH, here: 'yes' }
  const done = await eventAction(on(posting(page, at, fields)))
  expect([locationOf(done), dataOf(done).isDone]).toEqual([null, true])
})

test('"off" is the second press: why, how many are told, and the button that says so', async () => {
  const page = aClubPage({ getTeamEvent: () => sheet(), callOffTeamEvent: () => ({ told: 2 }) })
  const shown = showOnSite(<OffPage />, office(), `${at}/off`, await loadOff(on(asking(page, `${at}/off`))))
  expect([...shown.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Call it off and tell 2 families',
  ])
  expect(shown.textContent).toContain('An email goes to 2 addresses for 3 players.')
  const done = await callOff(on(posting(page, `${at}/off`, { reason: 'other', other: 'No lights' })))
  expect(locationOf(done)).toBe(`${at}?done=told&count=2`)
  expect(
    (await shownEvent({ is_off: true, off_reason: 'Frost' }, '?done=told&count=2')).textContent,
  ).toContain('It’s off. 2 families were told by email.')
})

const teams = [{ group_id: TEAM, name: 'Under 12s' }]
const paged = { current_page: 1, from: 1, per_page: 25, to: 1, total: 1 }
const row = (more: Partial<FixtureRow> = {}): FixtureRow => ({
  event_id: EVENT,
  group_id: TEAM,
  source: 'own',
  kind: 'match',
  team: 'Under 12s',
  home: 'Under 12s',
  away: 'Kilbrack Celtic',
  competition: 'Friendly',
  date: '2026-11-22',
  starts_at: '2026-11-22T11:00:00.000Z',
  place: 'Harbour Field',
  home_score: null,
  away_score: null,
  is_off: false,
  off_reason: '',
  counts: { players: 18, coming: 11, not_coming: 2, here: 0 },
  ...more,
})
const list = (items: FixtureRow[], more: object = {}) => ({
  ...paged,
  items,
  teams,
  may_change_source: false,
  is_partial: false,
  ...more,
})

test('the list has the club’s own and its provider’s, and says what is off', async () => {
  const provided = row({ event_id: null, source: 'first', home: 'Rovers', away: 'Port', counts: null })
  const off = row({ is_off: true, off_reason: 'Frost', event_id: FIADH, kind: 'training' })
  const items = [row(), provided, off]
  const page = aClubPage({ listFixtures: () => list(items, { may_change_source: true, is_partial: true }) })
  const data = await loadFixtures(asking(page, '/fixtures'))
  const shown = showOnSite(<FixturesPage />, office(), '/fixtures', data)
  expect(linkIn(shown, 'Under 12s v Kilbrack Celtic')?.getAttribute('href')).toBe(at)
  expect(shown.textContent).toContain('Sunday, 11:00 · Harbour Field · Friendly')
  expect(shown.textContent).toContain('11 of 18 coming')
  expect(linkIn(shown, 'Rovers v Port')).toBeNull()
  expect(shown.textContent).toContain('From the league')
  expect(shown.textContent).toContain('Off: Frost')
  expect(shown.textContent).toContain('isn’t answering')
  expect(linkIn(shown, 'Where they come from')?.getAttribute('href')).toBe('/fixtures/source')
})

test('an empty list offers the first one to whoever may add', async () => {
  for (const may of [true, false]) {
    const page = aClubPage({ listFixtures: () => list([], { teams: may ? teams : [], total: 0 }) })
    const data = await loadFixtures(asking(page, '/fixtures'))
    const shown = showOnSite(<FixturesPage />, office(), '/fixtures', data)
    expect(linkIn(shown, 'Add training') !== null).toBe(may)
    expect(shown.textContent).toContain('No matches or trainings coming up.')
    expect(linkIn(shown, 'Where they come from')).toBeNull()
  }
})

const TYPED = {
  kind: 'training',
  team: TEAM,
  day: '24/11/2026',
  time: '18:30',
  ends: '',
  meets: '',
  where: 'home',
}

test('a training is added with a day and a time; a single team need not be chosen', async () => {
  const page = aClubPage({
    listFixtures: () => list([]),
    createTeamEvent: () => ({ event_id: EVENT, added: 4 }),
  })
  const data = await loadNew(asking(page, '/fixtures/new'))
  const shown = showOnSite(<NewEventPage />, office(), '/fixtures/new', data)
  expect(shown.querySelector('h1')?.textContent).toBe('Add training')
  expect(shown.querySelector<HTMLSelectElement>('select[name=team]')?.value).toBe(TEAM)
  expect(shown.querySelector('input[name=opponent]')).toBeNull()
  const typed = { ...TYPED, repeat: '15/12/2026', asks: 'on' }
  expect(locationOf(await add(posting(page, '/fixtures/new', typed)))).toBe(`${at}?done=added&count=4`)
})

test.each([
  [{ day: 'soon' }, 'day'],
  [{ time: '' }, 'time'],
  [{ team: '' }, 'team'],
  [{ kind: 'match' }, 'opponent'],
  [{ repeat: 'never' }, 'repeat'],
])('with %o the form says what is missing at its field', async (more, field) => {
  const answer = dataOf(await add(posting(aClubPage({}), '/fixtures/new', { ...TYPED, ...more })))
  expect(Object.keys(answer.errors)).toEqual([field])
  expect(answer.values['time']).toBe({ ...TYPED, ...more }.time)
})

test('what the server refuses stands at its field, with what was typed', async () => {
  const refused = refusal(422, { repeat_until: 'The last day is before the first' })
  const page = aClubPage({
    createTeamEvent: () => {
      throw refused
    },
  })
  const answer = dataOf(await add(posting(page, '/fixtures/new', { ...TYPED, repeat: '01/11/2026' })))
  expect(answer.errors).toEqual({ repeat: 'The last day is before the first' })
})

test('one of several weeks is changed with those after it, if so ticked', async () => {
  const page = aClubPage({ changeTeamEvent: () => ({ changed: 4 }) })
  const done = await edit(on(posting(page, `${at}/edit`, { ...TYPED, later: 'on' })))
  expect(locationOf(done)).toBe(`${at}?done=changed&count=4`)
})

test.each([
  [{ intent: 'result', ours: '3', theirs: '1' }, `${at}?done=resulted`],
  [{ intent: 'ask', from: '/' }, '/?done=asked&count=2'],
  [{ intent: 'ask', from: '//evil.example' }, '/?done=asked&count=2'],
  [{ intent: 'remove', later: 'true' }, '/fixtures?done=removed&count=3'],
])('%o leads to %s', async (fields, to) => {
  const page = aClubPage({
    enterTeamResult: () => ({ changed: true }),
    askTeamAgain: () => ({ asked: 2 }),
    removeTeamEvent: () => ({ removed: 3 }),
  })
  expect(locationOf(await eventAction(on(posting(page, at, fields))))).toBe(to)
})
