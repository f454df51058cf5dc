// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, refusal } from '#lib/testing/page-stub.ts'
import { asking, posting } from '#lib/testing/posted.ts'
import RecurringPage, * as recurring from './recurring-email-status.page.tsx'
import FriendPage, * as friend from './unsubscribe-lotto-friend-email.page.tsx'
import { postFriend, postRecurring } from './post-response.ts'

const RECURRING = '/recurring-email-status'
const FRIEND = '/unsubscribe-lotto-friend-email'
const FAILURE = 'Some error occurred while saving your response please try again!'

test.each([
  { path: `${RECURRING}?email_id=L&member_id=M&opt_out=true`, isWhole: true },
  { path: `${RECURRING}?email_id=L&member_id=M`, isWhole: true },
  { path: `${RECURRING}?email_id=L&opt_out=true`, isWhole: false },
  { path: RECURRING, isWhole: false },
])('EMAILACT-01 OPEN-068 GET $path calls nothing', ({ path, isWhole }) => {
  const page = aPage({})
  expect(recurring.loader(asking(page, path))).toEqual({ isWhole })
  expect(page.calls).toEqual([])
})

test.each([
  { path: `${FRIEND}?id=F&opt_out=true`, isWhole: true },
  { path: `${FRIEND}?opt_out=true`, isWhole: false },
])('EMAILACT-02 OPEN-068 GET $path calls nothing', ({ path, isWhole }) => {
  const page = aPage({})
  expect(friend.loader(asking(page, path))).toEqual({ isWhole })
  expect(page.calls).toEqual([])
})

test('EMAILACT-09 the recurring action sends both ids and what the link says, in one call', async () => {
  const page = aPage({ saveEmailResponse: () => ({}) })
  const answer = await recurring.action(
    posting(page, `${RECURRING}?email_id=L&member_id=M&opt_out=1&payment_ack=true`, {}),
  )
  expect(answer.data).toEqual({ isSaved: true })
  expect(page.calls).toHaveLength(1)
  expect(page.bodies).toEqual([
    { email_distribution_list_id: 'L', member_id: 'M', opt_out: true, payment_ack: true },
  ])
})

test('EMAILACT-10 the lotto action sends the id, to the club of the site', async () => {
  const page = aPage({ unsubscribeFriend: () => ({ unsubscribed: true }) })
  const answer = await friend.action(posting(page, `${FRIEND}?id=F&opt_out=true`, {}))
  expect(answer.data).toEqual({ isSaved: true })
  expect(page.calls).toEqual(['unsubscribeFriend {"club":"testford","id":"F"}'])
})

test.each([
  { status: 404, isReported: false, why: 'unknown' },
  { status: 429, isReported: false, why: 'too often' },
  { status: 503, isReported: true, why: 'busy' },
])('ERR-13 a call that is refused with $status has failed: $why', async ({ status, isReported }) => {
  const page = aPage({
    saveEmailResponse: () => {
      throw refusal(status)
    },
  })
  const answer = await recurring.action(posting(page, `${RECURRING}?email_id=L&member_id=M&opt_out=1`, {}))
  expect(answer.data).toEqual({ isSaved: false })
  expect(answer.init?.status).toBe(status)
  expect(page.reported).toHaveLength(isReported ? 1 : 0)
})

test('OPEN-068 API-69 a link without flags sends its ids alone', async () => {
  const page = aPage({ saveEmailResponse: () => ({}) })
  const answer = await recurring.action(posting(page, `${RECURRING}?email_id=L&member_id=M`, {}))
  expect(answer.data).toEqual({ isSaved: true })
  expect(page.bodies).toEqual([{ email_distribution_list_id: 'L', member_id: 'M' }])
})

test('OPEN-068 a post without ids is a failure without a call', async () => {
  const page = aPage({})
  expect((await recurring.action(posting(page, RECURRING, {}))).data).toEqual({ isSaved: false })
  expect((await friend.action(posting(page, FRIEND, {}))).data).toEqual({ isSaved: false })
  expect(page.calls).toEqual([])
})

/** What the browser sends, and what it makes of the answer. */
function answering(answer: () => Promise<Response>) {
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null })
    return answer()
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const RECURRING_QUERY = new URLSearchParams('email_id=L&member_id=M&opt_out=1')
const FRIEND_QUERY = new URLSearchParams('id=F.x&opt_out=true')

test('EMAILACT-09 EMAILACT-10 the browser sends the same', async () => {
  const sent = answering(async () => Response.json({}))
  expect(await postRecurring(RECURRING_QUERY, 'testford')).toBe(true)
  expect(await postFriend(FRIEND_QUERY, 'testford')).toBe(true)
  expect(sent).toEqual([
    {
      url: '/api/v2/backoffice/emails/opt-out',
      body: { email_distribution_list_id: 'L', member_id: 'M', opt_out: true },
    },
    { url: '/api/v2/store/testford/unsubscribe-friend/F.x', body: null },
  ])
})

test('OPEN-068 nothing is sent without ids', async () => {
  const sent = answering(async () => Response.json({}))
  expect(await postRecurring(new URLSearchParams('email_id=L'), 'testford')).toBe(false)
  expect(await postFriend(new URLSearchParams('opt_out=1'), 'testford')).toBe(false)
  expect(sent).toEqual([])
})

test.each([
  { answer: async () => Response.json({}, { status: 404 }), why: 'unknown' },
  { answer: async () => new Response('<html>', { status: 502 }), why: 'a proxy without us' },
  { answer: () => Promise.reject(new TypeError('Failed to fetch')), why: 'a line that is cut' },
])('EMAILACT-08 it has failed: $why', async ({ answer }) => {
  answering(answer)
  expect(await postRecurring(RECURRING_QUERY, 'testford')).toBe(false)
  expect(await postFriend(FRIEND_QUERY, 'testford')).toBe(false)
})

test('nobody keeps the page, and no other site learns its address', () => {
  for (const page of [recurring, friend]) {
    expect(page.headers()).toEqual({
      'referrer-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  }
})

test.each([
  { Page: RecurringPage, path: `${RECURRING}?email_id=secret-list&member_id=secret-member&opt_out=true` },
  { Page: FriendPage, path: `${FRIEND}?id=secret-friend&opt_out=true` },
])(
  'EMAILACT-04 EMAILACT-05 $path is served pending: logo, one message, and no echo of the query',
  (served) => {
    const { Page, path } = served
    const page = showOnSite(<Page />, aSite(), path, { isWhole: true })
    expect(page.querySelector('[data-letter], img')).not.toBeNull()
    expect(page.querySelector('[role=status]')?.textContent).toBe('Saving your response…')
    const form = page.querySelector('form')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.hasAttribute('action')).toBe(false)
    expect(page.querySelector('noscript button')).not.toBeNull()
    expect(page.innerHTML).not.toContain('secret')
  },
)

test.each([
  { Page: RecurringPage, path: RECURRING },
  { Page: FriendPage, path: FRIEND },
])('EMAILACT-08 OPEN-068 $path without ids has failed, and there is nothing to retry', ({ Page, path }) => {
  const page = showOnSite(<Page />, aSite(), path, { isWhole: false })
  expect(page.querySelector('[role=status]')?.textContent).toBe(FAILURE)
  expect(page.querySelector('form')).toBeNull()
  expect(linkIn(page, 'Go to Home Page')?.getAttribute('href')).toBe('/')
})
