// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, showOnSite } from '../../lib/testing/on-site.tsx'
import { aPage, refusal } from '../../lib/testing/page-stub.ts'
import { asking, posting } from '../../lib/testing/posted.ts'
import RecurringPage, * as recurring from './recurring-email-status.page.tsx'
import FriendPage, * as friend from './unsubscribe-lotto-friend-email.page.tsx'
import { orFailed } from './save-response.ts'

const RECURRING = '/recurring-email-status'
const FRIEND = '/unsubscribe-lotto-friend-email'
const FAILURE = 'Some error occurred while saving your response please try again!'

test.each([
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
  const answer = await recurring.action(posting(page, `${RECURRING}?email_id=L&member_id=M`, {}))
  expect(answer.data).toEqual({ isSaved: false })
  expect(answer.init?.status).toBe(status)
  expect(page.reported).toHaveLength(isReported ? 1 : 0)
})

test('OPEN-068 a post without ids is a failure without a call', async () => {
  const page = aPage({})
  expect((await recurring.action(posting(page, RECURRING, {}))).data).toEqual({ isSaved: false })
  expect((await friend.action(posting(page, FRIEND, {}))).data).toEqual({ isSaved: false })
  expect(page.calls).toEqual([])
})

test('a line that is cut is a failure too', async () => {
  expect(await orFailed(async () => ({ isSaved: true }))).toEqual({ isSaved: true })
  expect(await orFailed(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ isSaved: false })
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
})
