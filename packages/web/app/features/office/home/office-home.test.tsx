// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TeamsHome } from '@clubhouse/contract/people/office/team-events'
import type { OfficeHome as Home } from '@clubhouse/contract/office/home'
import { SETUP_STEPS } from '@clubhouse/contract/office/home'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import { OfficeHome } from './office-home.tsx'

const ID = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01'
const days = (amount: number) =>
  Array.from({ length: 30 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    membership: amount,
    fundraising: 0,
    shop: 0,
    other: 0,
  }))

const QUIET: Home = {
  now: '2026-11-15T13:00:00Z',
  time_zone: 'Europe/Dublin',
  currency: 'EUR',
  setup: SETUP_STEPS.map((step) => ({ step, is_done: true })),
  to_do: {
    failed_payments: { count: 0, amount: 0, oldest_due_on: null },
    waiting_orders: { count: 0, amount: 0, oldest_at: null },
    refund_requests: { count: 0, amount: 0, oldest: null },
    write_offs: { count: 0, amount: 0, oldest: null },
    draws: { count: 0, oldest: null },
    messages: { count: 0, oldest_at: null },
    body_asks: { count: 0, oldest: null },
    body_messages: { count: 0, newest: null },
    webhooks_off: { count: 0 },
    low_stock: { count: 0, fewest: null },
    drafts: { count: 0, newest: null },
    scheduled: { count: 0, next: null },
  },
  next_draw: null,
  takings: { days: days(0), before: 0, has_any: false },
}

function show(more: Partial<Home> = {}, features: ('Lotto' | 'Shop')[] = ['Lotto']) {
  const worn = anAccount({ features: { ...anAccount().features, names: features } })
  const site = { ...aSite(), site: 'backoffice' as const, account: null, worn }
  const club = { account_id: ID, name: 'Rugby', slug: 'rugby', roles: ['owner' as const] }
  const user = aUser({ first_name: 'Orla' })
  return showOnSite(
    <OfficeHome site={site} user={user} club={club} home={{ ...QUIET, ...more }} teams={null} />,
    site,
  )
}

test('what has nothing to tell says so in a line', () => {
  const page = show()
  expect(page.querySelector('h1')?.textContent).toBe('Good afternoon, Orla')
  for (const words of ['Nothing needs you today.', 'No draw is coming up.', 'Nothing sold yet.'])
    expect(page.textContent).toContain(words)
  expect(page.textContent).not.toContain('set up')
  expect(show({}, ['Shop']).textContent).not.toContain('draw')
  const sold = { days: days(0), before: 5, has_any: true }
  expect(show({ takings: sold }).textContent).toContain('No takings in the last 30 days.')
})

test('setup lists the steps that have a room, the next one first in words', () => {
  const setup = SETUP_STEPS.map((step) => ({
    step,
    is_done: step !== 'news' && step !== 'form' && step !== 'plan',
  }))
  const page = show({ setup })
  expect(page.textContent).toContain('Two steps and your club is set up')
  expect(page.textContent).toContain('Next: publish your first piece of news.')
  const steps = page.querySelector('[aria-labelledby="setup"]')
  expect(steps && linkIn(steps, 'First news')?.getAttribute('href')).toBe('/news')
  expect(steps?.textContent).not.toContain('Plans and prices')
})

test('what needs somebody stands with its sum and its verb, which leads to the room', () => {
  const thing = { kind: 'article', subject_id: ID, type: 'News' as const, title: 'Dinner dance' }
  const page = show({
    to_do: {
      failed_payments: { count: 7, amount: 18_413, oldest_due_on: '2026-10-12' },
      refund_requests: {
        count: 2,
        amount: 23_400,
        oldest: {
          order_id: ID,
          order_seq: 1198,
          asked_by: 'Orla Fennick',
          is_yours: false,
          asked_at: '2026-11-14T12:10:00Z',
        },
      },
      write_offs: {
        count: 1,
        amount: 3_000,
        oldest: {
          person_id: ID,
          asked_by: 'Orla Fennick',
          is_yours: false,
          asked_at: '2026-11-14T12:10:00Z',
        },
      },
      draws: {
        count: 1,
        oldest: {
          draw_id: ID,
          name: 'Rovers Lotto, draw 12',
          opened_by: null,
          is_yours: false,
          opened_at: '2026-11-14T12:10:00Z',
        },
      },
      messages: { count: 3, oldest_at: '2026-11-11T10:00:00Z' },
      waiting_orders: { count: 1, amount: 9_000, oldest_at: '2026-11-12T10:00:00Z' },
      body_asks: { count: 1, oldest: { body: 'Four Coasts', asked_at: '2026-11-13T10:00:00Z' } },
      body_messages: {
        count: 1,
        newest: { body: 'Four Coasts', subject: 'Fixtures', sent_at: '2026-11-12T10:00:00Z' },
      },
      webhooks_off: { count: 1 },
      low_stock: {
        count: 2,
        fewest: { item_id: 'i1', name: 'Home jersey', size: 'XXL', left: 0 },
      },
      drafts: {
        count: 1,
        newest: { ...thing, saved_at: '2026-11-14T21:14:00Z', saved_by: 'Orla Fennick', is_yours: true },
      },
      scheduled: { count: 2, next: { ...thing, title: 'Pitch day', due_at: '2026-11-16T08:00:00Z' } },
    },
  })
  const rows = [...page.querySelectorAll('[aria-labelledby="to-do"] li')].map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringContaining(
      '2 refunds wait for a second person€234.00, asked by Orla Fennick on Saturday 14 November',
    ),
    expect.stringContaining('1 write-off waits for a second person€30.00, asked by Orla Fennick'),
    expect.stringContaining('Rovers Lotto, draw 12 waits for a second personBegun by someone who has left'),
    '7 payments failed€184.13 overdue, oldest 34 daysView: 7 payments failed',
    '1 webhook was switched offNothing arrived there for daysView: 1 webhook was switched off',
    expect.stringContaining('Home jersey, XXL: none left, and 1 more running lowFew left in the shop'),
    expect.stringContaining('Four Coasts asks to see your membersAsked on Friday 13 November'),
    '3 messages wait for an answerThe oldest is from Wednesday 11 NovemberAnswer: 3 messages wait for an answer',
    'Four Coasts wrote to youFixtures, Thursday 12 NovemberRead: Four Coasts wrote to you',
    '1 order waits for payment€90.00, from Thursday 12 NovemberView: 1 order waits for payment',
    expect.stringContaining('1 draft: Dinner danceYou, Saturday 14 November, 21:14'),
    expect.stringContaining('2 scheduledNext: Pitch day. Scheduled for Monday 16 November, 08:00'),
  ])
  expect(linkIn(page, 'View: 7 payments failed')?.getAttribute('href')).toBe('/arrears')
  expect(linkIn(page, 'Decide: 2 refunds')?.getAttribute('href')).toBe(`/orders/${ID}`)
  expect(linkIn(page, 'Decide: 1 write-off')?.getAttribute('href')).toBe(`/arrears/${ID}`)
  expect(linkIn(page, 'Decide: Four')?.getAttribute('href')).toBe('/settings/governing-body')
  expect(linkIn(page, 'Continue')?.getAttribute('href')).toBe(`/news/${ID}`)
})

test('takings stand as a plot and as a table of the same sums', () => {
  const page = show({ takings: { days: days(10_050), before: 301_500, has_any: true } })
  expect(page.textContent).toContain('€3,015.00')
  expect(page.textContent).toContain('As much as in the 30 days before')
  expect(page.querySelectorAll('svg[role="img"] rect')).toHaveLength(60)
  expect(page.querySelectorAll('tbody tr')).toHaveLength(30)
  expect(page.querySelector('tfoot')?.textContent).toBe('30 days€3,015.00––€3,015.00')
})

const TRAINING = {
  event_id: ID,
  group_id: ID,
  team: 'Under 10s',
  kind: 'training' as const,
  starts_at: '2026-11-17T18:30:00.000Z',
  ends_at: null,
  meets_at: null,
  place: 'Pitch 2',
  note: '',
  opponent: '',
  is_home: true,
  competition: '',
  our_score: null,
  their_score: null,
  is_off: false,
  off_reason: '',
  counts: { players: 18, coming: 11, not_coming: 2, here: 0 },
}
const SHEET = { ...TRAINING, asks: true, asked_at: null, later: 0, players: [], told: 12 }
const OF_COACH: TeamsHome = {
  time_zone: 'Europe/Dublin',
  teams: [{ group_id: ID, name: 'Under 10s', players: 18, next: TRAINING }],
  next: SHEET,
  coming: [{ ...TRAINING, event_id: `${ID.slice(0, -1)}9`, starts_at: '2026-11-24T18:30:00.000Z' }],
}

function showTeams(teams: TeamsHome, offices: ('coach' | 'registrar')[]) {
  const site = { ...aSite(), site: 'backoffice' as const, account: null, worn: anAccount() }
  const club = { account_id: ID, name: 'Rugby', slug: 'rugby', roles: ['admin' as const], offices }
  const user = aUser({ first_name: 'Cormac' })
  return showOnSite(<OfficeHome site={site} user={user} club={club} home={QUIET} teams={teams} />, site)
}

test('a coach’s home is the team: what is next, two ways on from it, and what comes after', () => {
  const page = showTeams(OF_COACH, ['coach'])
  const [first] = page.querySelectorAll('h2')
  expect(first?.textContent).toBe('Training, 18:30')
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Who’s here', `/fixtures/${ID}?task=here`])
  expect(links).toContainEqual(['Training is off', `/fixtures/${ID}/off`])
  expect(page.textContent).toContain('Tuesday 24 November, 18:30 · Pitch 2 · 11 of 18 coming')
  expect(links).toContainEqual(['Write to Under 10s', `/people/groups/${ID}/write`])
  const emergency = page.querySelector('form[action$="/emergency"]')
  expect([emergency?.getAttribute('method'), emergency?.getAttribute('action')]).toEqual([
    'post',
    `/people/groups/${ID}/emergency`,
  ])
  expect(showTeams({ ...OF_COACH, next: null, coming: [] }, ['coach']).textContent).toContain(
    'No training or match coming up.',
  )
})

test('whoever runs the whole club has its figures first, and their teams below', () => {
  const page = showTeams({ ...OF_COACH, next: null }, ['registrar'])
  const titles = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(titles.indexOf('To do')).toBeLessThan(titles.indexOf('My team'))
  expect(page.textContent).not.toContain('No training or match coming up.')
})
