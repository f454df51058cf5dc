// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAllNotifications, notifications } from '#ui/notifications/notification-store.ts'
import { keepPageOfLostPosts, sayingIfLost } from './keep-page.ts'

const real = window.fetch
let answers: () => Promise<Response>
const loads = vi.fn<() => string>(() => 'loaded')

beforeEach(() => {
  clearAllNotifications()
  loads.mockClear()
  window.fetch = () => answers()
})
afterEach(() => {
  cleanup()
  window.fetch = real
})

/** A page whose form is sent as the router sends it, to itself or to another page. */
function open(action: string) {
  const send = async () => {
    const response = await window.fetch(new URL(`https://club.example${action}.data`), { method: 'POST' })
    if (!response.ok && !response.headers.has('x-remix-response'))
      throw new Error('Replaced by an error page')
    return null
  }
  const router = createMemoryRouter(
    [
      {
        path: '/refund',
        loader: loads,
        action: send,
        HydrateFallback: () => null,
        ErrorBoundary: () => <p>Error page</p>,
        element: (
          <Form method="post" action={action}>
            <input aria-label="Reason" name="reason" />
            <button type="submit">Refund</button>
          </Form>
        ),
      },
      {
        path: '/other',
        action: send,
        loader: loads,
        ErrorBoundary: () => <p>Error page</p>,
        element: <p>Other</p>,
      },
    ],
    { initialEntries: ['/refund'] },
  )
  keepPageOfLostPosts(window, () => router)
  render(<RouterProvider router={router} />)
  return router
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))
async function sendTyped() {
  await settled()
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Broken leg' } })
  fireEvent.click(screen.getByText('Refund'))
  await settled()
}

const LOST = [
  {
    what: 'a lost line',
    says: 'Network error occurred.',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  {
    what: 'a proxy that answers',
    says: 'An error has occurred',
    answer: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  },
  {
    what: 'our own server before the page',
    says: 'Please wait a minute',
    answer: async () => Response.json({ message: 'Please wait a minute' }, { status: 429 }),
  },
]

test.each(LOST.flatMap((lost) => ['/refund', '/other'].map((action) => ({ ...lost, action }))))(
  'ERR-54 ERR-57 $what: the form that is sent to $action stays with what was typed, and a notice says so',
  async ({ answer, says, action }) => {
    answers = answer
    const router = open(action)
    await sendTyped()
    expect(screen.queryByText('Error page')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Broken leg')
    expect(notifications().map(({ title }) => title)).toEqual([says])
    expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/refund', 'idle'])
  },
)

test('an answer of ours goes through as it is, and so does what is not the router’s', async () => {
  answers = async () => new Response('', { status: 422, headers: { 'x-remix-response': 'yes' } })
  open('/refund')
  await sendTyped()
  expect(notifications()).toEqual([])
  answers = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(window.fetch(new URL('https://club.example/cart.data'), { method: 'POST' })).rejects.toThrow()
  expect(notifications()).toEqual([])
})

test('a page that says it beside its button hears of the failure itself', async () => {
  answers = () => Promise.reject(new TypeError('Failed to fetch'))
  const router = open('/refund')
  router.state.navigation = { ...router.state.navigation, formAction: '/refund' } as never
  const post = () => window.fetch(new URL('https://club.example/refund.data'), { method: 'POST' })
  await expect(sayingIfLost(post)).rejects.toThrow('Failed to fetch')
  expect(notifications()).toEqual([])
  expect((await post()).status).toBe(503)
  expect(notifications()).toHaveLength(1)
})
