// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failAllLoading } from '../../ui/loading/loading-store.ts'
import { clearAllNotifications, notifications } from '../../ui/notifications/notification-store.ts'
import { answeringPosts } from '../testing/page-answers.ts'
import { AddressFields } from './address-fields.tsx'
import { FormMessage } from './form-message.tsx'
import { UnsentForm } from './unsent-form.tsx'
import { usePostedForm } from './use-posted-form.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  failAllLoading()
  clearAllNotifications()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Page() {
  const { props, errorOf, formError, isBusy, ...unsent } = usePostedForm(() => ({}), undefined, {
    name: 'join',
    failed: 'We could not add you.',
    draft: 'join',
  })
  return (
    <form {...props} action="/join?over=%2Fnews">
      <FormMessage text={formError} />
      <input aria-label="Name" name="name" aria-invalid={errorOf('name') ? true : undefined} />
      <input aria-label="Password" name="password" type="password" />
      <input aria-label="Code" name="code" autoComplete="one-time-code" />
      <input aria-label="News" name="news" type="checkbox" />
      <AddressFields values={{}} />
      <button type="submit" disabled={isBusy}>
        Send
      </button>
      <Link to="/away">Leave</Link>
      <UnsentForm {...unsent} />
    </form>
  )
}

const Site = createRoutesStub([
  { path: '/join', Component: Page },
  { path: '/done', Component: () => <p>Done</p> },
  { path: '/away', Component: () => <p>Away</p> },
])

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const titles = () => notifications().map(({ title, type: kind }) => `${kind}: ${title}`)
const aFrame = () => act(() => new Promise((over) => void requestAnimationFrame(() => over(undefined))))

async function open() {
  render(<Site initialEntries={['/join']} />)
  await screen.findByText('Send')
  await aFrame()
}
async function fillIn() {
  await open()
  type('Name', 'Nóra')
  type('Password', 'Harbour7Lamp')
  type('Code', '123456')
  fireEvent.click(field('News'))
  fireEvent.change(field('Country'), { target: { value: 'Ireland' } })
  fireEvent.change(field('County'), { target: { value: 'Mayo' } })
  fireEvent.input(field('County'))
}
async function send() {
  await act(async () => fireEvent.click(button()))
  await waitFor(() => expect(button().disabled).toBe(false))
}
const words = () => [
  field('Name').value,
  field('Password').value,
  field('News').checked,
  field('County').value,
]
const TYPED = ['Nóra', 'Harbour7Lamp', true, 'Mayo']

test.each([
  { what: 'no connection', answer: 'no connection' as const, says: 'Network error occurred.' },
  { what: 'a proxy’s 502', answer: { stranger: 502 }, says: 'We could not add you.' },
  {
    what: 'a hotel’s page',
    answer: { stranger: 200, body: '<form>Room number' },
    says: 'We could not add you.',
  },
  {
    what: 'our server before the page',
    answer: { stranger: 429, body: '{"error_code":"slow","message":"Too many at once."}' },
    says: 'Too many at once.',
  },
])(
  'ERR-54 ERR-57 $what: one notice says so, all that was typed stays, and it goes the next time',
  async (told) => {
    const sent = answeringPosts(told.answer, { leadsTo: '/done' })
    await fillIn()
    await send()
    expect(titles()).toEqual([`danger: ${told.says}`])
    // A notice goes away.
    expect(screen.getByRole('alert').textContent).toContain(told.says)
    expect(words()).toEqual(TYPED)
    expect(document.activeElement).toBe(button())

    await act(async () => fireEvent.click(button()))
    expect(await screen.findByText('Done')).toBeTruthy()
    expect(sent.map(({ address }) => address)).toEqual(['/join.data?over=%2Fnews', '/join.data?over=%2Fnews'])
    expect(sent[1]?.fields).toMatchObject({ name: 'Nóra', password: 'Harbour7Lamp', news: 'on' })
  },
)

test('what the page itself refuses is said at its fields, and nothing typed is lost', async () => {
  answeringPosts({
    refuses: { errors: { name: 'Taken' }, formError: 'Please look again', notice: 'Please look again' },
  })
  await fillIn()
  await send()
  expect(titles()).toEqual(['danger: Please look again'])
  expect(words()).toEqual(TYPED)
  expect(document.activeElement).toBe(field('Name'))
})

test('NOTIF-07 NOTIF-08 the button is busy until half a second after it went well', async () => {
  answeringPosts({ refuses: { isDone: true }, status: 200 })
  await fillIn()
  vi.useFakeTimers()
  await act(async () => fireEvent.click(button()))
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(button().disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(button().disabled).toBe(false)
})

test('a double press sends once', async () => {
  const sent = answeringPosts('no connection', 'no connection')
  await fillIn()
  await act(async () => {
    fireEvent.submit(button().form!)
    fireEvent.submit(button().form!)
  })
  expect(sent).toHaveLength(1)
})

test('a reload brings back what was typed, but no password and no code, which are kept nowhere', async () => {
  await fillIn()
  expect(Object.values(sessionStorage).join()).not.toMatch(/Harbour7Lamp|123456/)
  cleanup()
  await open()
  expect(words()).toEqual(['Nóra', '', true, 'Mayo'])
  expect(field('Code').value).toBe('')
})

test('what was sent or thrown away does not come back', async () => {
  answeringPosts({ leadsTo: '/done' })
  await fillIn()
  await act(async () => fireEvent.click(button()))
  await screen.findByText('Done')
  cleanup()
  failAllLoading()
  await fillIn()
  fireEvent.reset(button().form!)
  cleanup()
  await open()
  expect(words()).toEqual(['', '', false, ''])
})

test('NOTIF-17 leaving it changed asks first; discarding forgets it, and what was sent is asked about no more', async () => {
  answeringPosts({ leadsTo: '/done' })
  await fillIn()
  await act(async () => screen.getByText('Leave').click())
  expect(screen.getByRole('alertdialog').textContent).toContain('Exit without saving?')
  fireEvent.click(screen.getByText('Discard changes'))
  expect(await screen.findByText('Away')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
  cleanup()

  await fillIn()
  await act(async () => fireEvent.click(button()))
  expect(await screen.findByText('Done')).toBeTruthy()
})

test('a sign-in that ran out is told over the form, which stays as it is, passwords too', async () => {
  answeringPosts({ leadsTo: '/authentication/check-email?redirect=%2Fjoin', needsSignIn: true })
  await fillIn()
  await send()
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('You’re signed out')
  expect(screen.getByText('Sign in').closest('a')?.getAttribute('href')).toBe(
    '/join?dialog=authentication%2Fsign-in&origin=%2Fjoin',
  )
  fireEvent.click(screen.getByText('Not now'))
  expect(words()).toEqual(TYPED)
})
