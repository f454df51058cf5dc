// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ClientActionFunctionArgs, createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aSite } from '#lib/testing/on-site.tsx'
import { aForm, field, PATIENCE, TODAY, type } from '#parts/people/dynamic-form/testing/a-form.tsx'
import { REGISTRATION } from '#parts/people/registration-form/messages.ts'
import EditAnswersPage, { clientAction, type loader, meta } from './edit-answers.page.tsx'
import { EDIT } from './messages.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const FORM = aForm([newQuestion('nick', 'text', 'Nickname')])
const LOADED: Loaded = {
  club: { account_id: 'club', name: 'Testford FC', slug: 'testford' },
  form: FORM,
  answers: { sections: [] },
  today: TODAY,
  person: { first_name: 'Fiadh', is_self: false },
  memberId: 'fiadh',
  owner: 'brid',
  isRefused: false,
}

const answering = (serverAction: () => Promise<unknown>) =>
  clientAction({ serverAction } as unknown as ClientActionFunctionArgs)

function send(): void {
  const form = screen.getByText(EDIT.send).closest('form')
  if (!form) throw new Error('There is no form')
  fireEvent.submit(form)
}

/** As the router throws what a server answered. */
const failed = (status: number) =>
  Object.assign(new Error(), { status, statusText: '', internal: false, data: '' })

/** The page with a server that answers each time in turn. */
async function openPage(answers: (() => Promise<unknown>)[]) {
  let posts = 0
  const action = () => answering(answers[posts++] ?? (() => Promise.reject(new TypeError())))
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => aSite(),
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ id: 'page', path: '*', loader: () => LOADED, action, Component: EditAnswersPage }],
    },
  ])
  render(<Stub />)
  await screen.findByText(EDIT.send, {}, PATIENCE)
  return { posts: () => posts }
}

test.each([
  { what: 'nobody was reached', error: new TypeError('Failed to fetch') },
  { what: 'the server has failed', error: failed(500) },
])(
  '$what: the form stays with what was typed, says so by the button, and can be sent again',
  async ({ error }) => {
    const { posts } = await openPage([() => Promise.reject(error), () => Promise.reject(error)])
    type(field('Nickname'), 'Fia')
    send()
    const said = await screen.findByText(REGISTRATION.notSent, {}, PATIENCE)
    expect(said.closest('[role=alert]')?.parentElement?.contains(screen.getByText(EDIT.send))).toBe(true)
    expect(field('Nickname').value).toBe('Fia')
    send()
    await waitFor(() => expect(posts()).toBe(2), PATIENCE)
    await screen.findByText(REGISTRATION.notSent, {}, PATIENCE)
  },
)

test('what the server does say is taken at its word', async () => {
  const gone = failed(404)
  await expect(answering(() => Promise.reject(gone))).rejects.toBe(gone)
  const away = new Response(null, { status: 302 })
  const redirecting = answering(async () => {
    throw away
  })
  await expect(redirecting).rejects.toBe(away)
})

test.each([
  { isRefused: true, title: 'Error: Family | Testford Harriers' },
  { isRefused: false, title: 'Family | Testford Harriers' },
])('the title of a page that came back ($isRefused) is "$title"', ({ isRefused, title }) => {
  const matches = [{ id: 'root', loaderData: aSite() }]
  const args = { matches, loaderData: { ...LOADED, isRefused } } as unknown as Parameters<typeof meta>[0]
  expect(meta(args)[0]).toEqual({ title })
})
