import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { getMember } from '@clubhouse/contract/identity/members'
import { aPage, aUser, refusal } from '../testing/page-stub.ts'
import { memberAction, memberLoader, publicLoader } from './handlers.ts'
import { pageContext } from './page-context.ts'

const HERE = 'https://testford.clubs.example/security.data?of=7&_routes=x'

function asked(page = aPage({}, { user: aUser() })) {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request(HERE)
  return { request, context, params: {}, url: new URL(HERE), pattern: '/security' }
}

test('a handler is given the page’s own query, and what its kind of page asks for', async () => {
  const loader = memberLoader(({ user, search }) => `${user.first_name} ${search}`)
  expect(await loader(asked())).toBe('Bríd of=7')
})

test('a stranger is sent to sign in before the handler begins', async () => {
  const loader = memberLoader(() => expect.unreachable())
  await expect(loader(asked(aPage({})))).rejects.toMatchObject({ status: 302 })
})

test('a refusal keeps its status, a fault is reported and nothing of it is told', async () => {
  const refused = publicLoader(({ call }) => call(getMember, {}))
  await expect(refused(asked())).rejects.toMatchObject({ status: 404 })
  const page = aPage({})
  const fault = new Error('inside')
  const broken = publicLoader(() => Promise.reject(fault))
  const answer: unknown = await broken(asked(page)).catch((error: unknown) => error)
  expect(page.reported).toEqual([fault])
  expect(answer).toMatchObject({ status: 500 })
  expect(await (answer as Response).text()).not.toContain('inside')
})

test('an answer that is thrown stays as it is', async () => {
  const page = aPage({}, { user: aUser() })
  const away = Response.redirect('https://testford.clubs.example/')
  const leave = () => {
    throw away
  }
  for (const handle of [publicLoader, memberLoader])
    await expect(handle(leave)(asked(page))).rejects.toBe(away)
  await expect(memberAction(leave, 'Not sent')(asked(page))).rejects.toBe(away)
  expect(page.reported).toEqual([])
})

test('an action with words for it says a refusal above the form', async () => {
  const plain = memberAction(() => Promise.reject(refusal(409)))
  await expect(plain(asked())).rejects.toMatchObject({ status: 409 })
  const said = memberAction(() => Promise.reject(refusal(409)), 'Not sent')
  expect(await said(asked())).toMatchObject({
    data: { formError: 'Said by the server', errors: {} },
    init: { status: 409 },
  })
  const failed = memberAction(() => Promise.reject(new Error('inside')), 'Not sent')
  expect(await failed(asked())).toMatchObject({ data: { formError: 'Not sent' }, init: { status: 500 } })
})
