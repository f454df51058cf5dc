import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { User } from '@clubhouse/contract/people/people'
import { pageContext } from '#lib/page/page-context.ts'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { waitingListAction } from './waiting-list-action.ts'

const PLAN = '00000000-0000-4000-8000-000000000001'
const ADDRESS = 'https://testford.clubs.example/products/membership?id=7'

async function join(user: User | null, answers: Answers = { joinWaitingList: () => ({}) }) {
  const page = aPage(answers, user ? { user } : {})
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const body = new URLSearchParams({ plan_id: PLAN, count: '2' })
  const request = new Request(ADDRESS, { method: 'POST', body })
  const answer = await waitingListAction({ request, context, params: {} } as never).catch((thrown) => thrown)
  return { page, answer: answer as unknown }
}

test('whoever is signed in is put on the list, with as many as they said', async () => {
  const { page, answer } = await join(aUser())
  expect((answer as Response).headers.get('location')).toBe(
    '/products/membership?id=7&notice=waiting-list-joined',
  )
  expect(page.calls).toEqual([`joinWaitingList {"club":"testford","plan_id":"${PLAN}"}`])
  expect(page.bodies).toEqual([{ count: 2 }])
})

test('a stranger signs in first and comes back', async () => {
  const { page, answer } = await join(null)
  expect(answer).toBeInstanceOf(Response)
  const to = new URL((answer as Response).headers.get('location') ?? '', ADDRESS)
  expect([to.pathname, to.searchParams.get('redirect')]).toEqual([
    '/authentication/check-email',
    '/products/membership?id=7',
  ])
  expect(page.calls).toEqual([])
})

test('a refusal is said in the server’s words', async () => {
  const refused = () => {
    throw refusal(409)
  }
  const { answer } = await join(aUser(), { joinWaitingList: refused })
  expect(answer).toMatchObject({ data: { formError: 'Said by the server' }, init: { status: 409 } })
})
