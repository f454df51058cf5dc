// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { WaitingHousehold, WaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as addOne } from './household/add.page.tsx'
import HouseholdPage, { action, loader } from './household/household.page.tsx'

const PLAN = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const PARAMS = { id: PLAN, household: ID }
const PATH = `/waiting-lists/${PLAN}/${ID}`
const household = (more: Partial<WaitingHousehold> = {}): WaitingHousehold => ({
  waiting_id: ID,
  plan_id: PLAN,
  plan: 'Camp',
  name: 'Bríd Nolan',
  email: 'brid@home.example',
  count: 2,
  status: 'waiting',
  position: 2,
  joined_at: '2026-11-10T10:00:00Z',
  offered_until: null,
  offered_why: null,
  gathered: 0,
  ...more,
})
const line: WaitingList = {
  plan_id: PLAN,
  plan: 'Camp',
  program: 'Summer',
  state: 'sold_out',
  is_on_sale: true,
  places: 30,
  left: 0,
  waiting: 3,
  wanted: 5,
  offered: 0,
  since: '2026-11-09T10:00:00Z',
}
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const aClubPage = (answers: Answers) =>
  aPage(
    {
      getStore: () => anAccount(),
      getWaitingList: () => line,
      listWaitingHouseholds: () => ({ items: [household({ joined_at: line.since ?? '' })] }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
async function shown(more: Partial<WaitingHousehold>): Promise<HTMLElement> {
  const page = aClubPage({ getWaitingHousehold: () => household(more) })
  const data = await loader({ ...asking(page, PATH), params: PARAMS })
  return showOnSite(<HouseholdPage />, { ...aSite(), site: 'backoffice', account: null }, PATH, data)
}

test('who is not next is offered a place with a reason, and what is missing is said before it is made', async () => {
  const words = (await shown({})).textContent
  expect(words).toContain('1 household has waited longer.')
  expect(words).toContain('Why they go first')
  expect(words).toContain('Make 2 more places')
  expect(words).toContain('It then has 32 places in all.')
  expect(words).not.toContain('Take back the offer')
  const next = (await shown({ position: 1, count: 1, gathered: 1 })).textContent
  expect(next).not.toContain('Why they go first')
  expect(next).not.toContain('more place')
})

test('an open offer can be extended or taken back, and who was let in early may keep their place', async () => {
  const offer = { status: 'offered', position: null, offered_until: '2026-11-19T10:00:00Z' } as const
  const words = (await shown({ ...offer, offered_why: 'Her brother trains then' })).textContent
  expect(words).toContain('Why they go firstHer brother trains then')
  expect(words).toContain('Give them longer')
  expect(words).toContain('They keep their place in line')
  expect(words).not.toContain('Take off the list')
  const first = (await shown({ ...offer, joined_at: '2026-11-01T10:00:00Z' })).textContent
  expect(first).not.toContain('They keep their place in line')
})

test('each act reaches the API as it was asked for, and leads back to the line', async () => {
  const sent: unknown[] = []
  const keep = (input: unknown) => {
    sent.push(input)
    return {}
  }
  const page = aClubPage({
    offerPlaceByHand: keep,
    extendOffer: keep,
    withdrawOffer: keep,
    removeWaitingHousehold: keep,
  })
  const post = (fields: Record<string, string>) => action({ ...posting(page, PATH, fields), params: PARAMS })
  const until = '2026-11-19T10:00:00Z'
  expect(locationOf(await post({ intent: 'offer', makes_room: 'on', reason: ' Her brother ' }))).toBe(
    `/waiting-lists/${PLAN}?done=offered`,
  )
  await post({ intent: 'extend', days: '7', offered_until: until })
  expect(dataOf(await post({ intent: 'withdraw', reason: ' ' })).errors).toEqual({
    why: 'Say why: they read it',
  })
  await post({ intent: 'withdraw', reason: 'A mistake', keeps_place: 'on' })
  await post({ intent: 'remove' })
  expect(sent).toMatchObject([
    { params: { waiting_id: ID }, body: { makes_room: true, reason: 'Her brother' } },
    { body: { days: 7, offered_until: until } },
    { body: { reason: 'A mistake', keeps_place: true } },
    { params: { waiting_id: ID } },
  ])
  expect(dataOf(await post({ intent: 'fly' })).formError).toBe('That didn’t work. Please try again.')
})

test('what the API refuses is said where it belongs', async () => {
  const page = aClubPage({
    offerPlaceByHand: () => {
      throw refusal(409)
    },
    addWaitingHousehold: () => {
      throw refusal(422, { email: 'Nobody in your club has this address.' })
    },
  })
  const offered = await action({ ...posting(page, PATH, { intent: 'offer' }), params: PARAMS })
  expect(dataOf(offered).formError).toBe('Said by the server')
  const add = (fields: Record<string, string>) =>
    addOne({ ...posting(page, `/waiting-lists/${PLAN}/add`, fields), params: { id: PLAN } })
  expect(dataOf(await add({ email: 'nobody', count: '12' })).errors).toEqual({
    email: 'Enter their email address',
    count: 'Enter a number from 1 to 10',
  })
  expect(dataOf(await add({ email: 'a@home.example', count: '2' })).errors).toEqual({
    email: 'Nobody in your club has this address.',
  })
})
