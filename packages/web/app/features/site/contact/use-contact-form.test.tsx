// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failAllLoading } from '#ui/loading/loading-store.ts'
import { clearAllNotifications, notifications } from '#ui/notifications/notification-store.ts'
import { ContactForm } from './contact-form.tsx'

type Fetch = (url: string, options: { body: string }) => Promise<Response>
const fetched = vi.fn<Fetch>()
const answering = (status: number, body: unknown = { sent: true }) =>
  fetched.mockImplementation(async () => Response.json(body, { status }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  failAllLoading()
  clearAllNotifications()
  sessionStorage.clear()
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const TYPED: Record<string, string> = {
  Name: 'Síle',
  Surname: 'Ní Fhearra',
  Email: 'sile@home.example',
  Phone: '353861234567',
  Message: 'When is training?',
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const titles = () => notifications().map(({ title, type: kind, timeout }) => ({ title, kind, timeout }))

function open() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <ContactForm club="testford" country="Ireland" user={null} served={undefined} />,
    },
  ])
  render(<Stub />)
}
async function fillAndSend() {
  open()
  for (const [label, value] of Object.entries(TYPED)) type(label, value)
  fireEvent.click(button())
  await pass(0)
}

const words = () => Object.keys(TYPED).map((label) => input(label).value)

test('a message that was begun is still there after a reload, also when it then does not go', async () => {
  open()
  for (const [label, value] of Object.entries(TYPED)) type(label, value)
  const typed = words()
  cleanup()
  open()
  await pass(100)
  expect(words()).toEqual(typed)
  answering(503, { message: 'Try again.' })
  fireEvent.click(button())
  await pass(500)
  expect(words()).toEqual(typed)
})

test('what was typed before the form was awake is there after a reload, too', async () => {
  open()
  // No event: nobody listened yet.
  for (const [label, value] of Object.entries(TYPED)) input(label).value = value
  const typed = words()
  await pass(100)
  cleanup()
  open()
  await pass(100)
  expect(words()).toEqual(typed)
})

test('a message that has gone is not brought back', async () => {
  answering(200)
  await fillAndSend()
  await pass(500)
  cleanup()
  open()
  await pass(100)
  expect(words()).toEqual(['', '', '', '', ''])
})

test('CONTACT-24 CONST-07 NOTIF-07 from idle to loading, half a second of waiting, the call, and idle again', async () => {
  answering(200)
  await fillAndSend()
  expect([button().getAttribute('aria-disabled'), button().getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ])
  await pass(499)
  expect(fetched).not.toHaveBeenCalled()
  await pass(1)
  expect(fetched).toHaveBeenCalledTimes(1)
  // NOTIF-07: what has gone well is seen to have been busy.
  await pass(499)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await pass(1)
  expect(button().hasAttribute('aria-disabled')).toBe(false)
})

test('CONTACT-06 CONTACT-07 OPEN-063 OPEN-064 what is sent', async () => {
  answering(200)
  await fillAndSend()
  await pass(500)
  const [url, { body }] = fetched.mock.calls[0]!
  expect(url).toBe('/api/v2/store/testford/messages')
  expect(JSON.parse(body)).toEqual({
    content: 'When is training?',
    sender: 'Síle Ní Fhearra',
    sender_email: 'sile@home.example',
    sender_phone: '353861234567',
    subject: 'Website contact form',
    website: '',
  })
})

test('CONTACT-25 CONST-08 ERR-14 sent: the form is empty, and the notice shows for two seconds', async () => {
  answering(200)
  await fillAndSend()
  await pass(500)
  expect(Object.keys(TYPED).map((label) => input(label).value)).toEqual(['', '', '', '', ''])
  expect(titles()).toEqual([{ title: 'Message sent, thank you!', kind: 'success', timeout: 2000 }])
  expect(screen.queryByText('Please enter your name')).toBeNull()
  // The notice goes, this stays.
  const thanks = 'Thanks, Síle. Your message has gone to the club; we’ll reply to sile@home.example.'
  expect(document.activeElement?.textContent).toBe(thanks)
  await pass(10_000)
  expect(document.body.textContent).toContain(thanks)
})

describe('CONTACT-26 ERR-14 OPEN-065 not sent: a danger notice, and everything that was typed stays', () => {
  const FAILED = 'Your message could not be sent. Please try again later.'
  test.each<{ why: string; answer: Fetch; says: string }>([
    { why: 'no line', answer: () => Promise.reject(new TypeError('Failed to fetch')), says: FAILED },
    {
      why: 'no answer in time',
      answer: () => Promise.reject(new DOMException('timed out', 'TimeoutError')),
      says: FAILED,
    },
    {
      why: 'a fault',
      answer: async () => Response.json({ error_code: 'x', message: 'Inside' }, { status: 500 }),
      says: FAILED,
    },
    {
      why: 'a page of a proxy',
      answer: async () => new Response('<h1>502</h1>', { status: 502 }),
      says: FAILED,
    },
    {
      why: 'no such club',
      answer: async () => Response.json({ message: 'Gone' }, { status: 404 }),
      says: FAILED,
    },
    {
      why: 'too many',
      answer: async () => Response.json({ message: 'Please wait a moment.' }, { status: 429 }),
      says: 'Please wait a moment.',
    },
  ])('$why', async ({ answer, says }) => {
    fetched.mockImplementation(answer)
    await fillAndSend()
    await pass(500)
    expect(titles()).toEqual([expect.objectContaining({ title: says, kind: 'danger' })])
    expect(screen.getByRole('alert').textContent).toContain(says)
    expect(Object.keys(TYPED).map((label) => input(label).value)).toEqual(
      Object.entries(TYPED).map(([label, value]) => (label === 'Phone' ? `+${value}` : value)),
    )
    expect(button().hasAttribute('aria-disabled')).toBe(false)
  })

  test('what the server refuses stands at its field until it is changed', async () => {
    answering(422, {
      message: 'Please check',
      errors: { sender_email: 'Please enter a valid email address' },
    })
    await fillAndSend()
    await pass(500)
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(input('Email'))
    type('Email', 'sile@other.example')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  })
})

test('CONTACT-05 what is wrong is said, the first of it has the focus, and nothing is sent', async () => {
  open()
  fireEvent.click(button())
  await pass(50)
  for (const text of [
    'Please enter your name',
    'Please enter your surname',
    'Please enter your email',
    'Please enter your message',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(input('Name'))
  await pass(1000)
  expect(fetched).not.toHaveBeenCalled()
})

test('a field is looked at when it is left, and at each letter once it was wrong', () => {
  open()
  type('Message', 'Hi')
  expect(screen.queryByText(/at least 4/)).toBeNull()
  fireEvent.blur(input('Message'))
  expect(screen.getByText('Message must be at least 4 characters long')).toBeTruthy()
  type('Message', 'Hi there')
  expect(screen.queryByText(/at least 4/)).toBeNull()
})

test('pressed twice, it is sent once', async () => {
  answering(200)
  await fillAndSend()
  fireEvent.submit(button().form!)
  await pass(1000)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  { typed: '353 86-123', shows: '+35386123' },
  { typed: '1234567890123456789', shows: '+123456789012345' },
  { typed: 'call me', shows: '' },
])('CONTACT-19 "$typed" stands in the field as "$shows"', ({ typed, shows }) => {
  open()
  type('Phone', typed)
  expect(input('Phone').value).toBe(shows)
})

test.each([
  { typed: '087 123 4567', shows: '+353871234567' },
  { typed: '00 44 7700 900123', shows: '+447700900123' },
  { typed: '087 123', shows: '+087123' },
  { typed: '+44 7700 900123', shows: '+447700900123' },
])('CONTACT-19 a number of the club’s country gets its code once it is left: "$typed"', (row) => {
  open()
  type('Phone', row.typed)
  fireEvent.blur(input('Phone'))
  expect(input('Phone').value).toBe(row.shows)
})

test('the counter counts what will be sent, and says so only when the end is near', () => {
  open()
  const status = () => [...document.querySelectorAll('[role=status]')].map((each) => each.textContent)
  fireEvent.change(input('Message'), { target: { value: '  four  ' } })
  expect(status().join('')).toBe('')
  fireEvent.change(input('Message'), { target: { value: 'x'.repeat(1501) } })
  expect(status()).toContain('1 too many (1500 allowed)')
})
