// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, redirect, useFetcher, useLocation } from 'react-router'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LeaveDialog } from './leave-dialog.tsx'
import { dialogAddress, dialogIn, originOf } from './routed-dialog-address.ts'
import { RoutedDialog } from './routed-dialog.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { LEAVES_PAGE } from './use-leaving-post.ts'

afterEach(cleanup)

test('NOTIF-16 opening a dialog writes its name and where it was opened', () => {
  const address = dialogAddress({ pathname: '/news', search: '?page=2' }, 'authentication/sign-in')
  expect(address).toBe('/news?page=2&dialog=authentication%2Fsign-in&origin=%2Fnews%3Fpage%3D2')
  expect(dialogIn({ search: address.slice(5) })).toBe('authentication/sign-in')
})

test.each([
  { origin: '/shop?sort=price', to: '/shop?sort=price', why: 'a path of ours' },
  { origin: '', to: '/news?page=2', why: 'none said: the page beneath' },
  { origin: 'https://evil.example/', to: '/news?page=2', why: 'another site' },
  { origin: '//evil.example', to: '/news?page=2', why: 'another site without scheme' },
  { origin: '/\\evil.example', to: '/news?page=2', why: 'another site by backslash' },
  { origin: '/\t/evil.example', to: '/news?page=2', why: 'another site by a tab that browsers drop' },
  { origin: 'javascript:alert(1)', to: '/news?page=2', why: 'a script' },
  { origin: 'shop', to: '/news?page=2', why: 'a relative path' },
])('NOTIF-16 closing with origin "$origin" leads to $to: $why', ({ origin, to }) => {
  const search = `?page=2&dialog=x${origin && `&origin=${encodeURIComponent(origin)}`}`
  expect(originOf({ pathname: '/news', search })).toBe(to)
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const Site = createRoutesStub([
  {
    path: '*',
    Component: () => (
      <>
        <Address />
        <RoutedDialog name="terms" title="Terms">
          Words
        </RoutedDialog>
      </>
    ),
  },
])

test('NOTIF-16 the address opens the dialog and closing goes back to the origin', async () => {
  render(<Site initialEntries={['/contact?dialog=terms&origin=%2Fshop']} />)
  fireEvent.click(await screen.findByRole('link', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/shop'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another dialog’s address does not open it', async () => {
  render(<Site initialEntries={['/contact?dialog=other']} />)
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('before any script the server shows the dialog open, with a link as its cross', () => {
  const html = renderToString(<Site initialEntries={['/contact?dialog=terms&origin=%2Fshop']} />)
  expect(html).toMatch(/<dialog open="" data-served="true"/)
  expect(html).toContain('href="/shop"')
  expect(html).not.toContain('style=')
})

function FormPage() {
  const [text, setText] = useState('')
  const guard = useLeaveGuard(text !== '')
  const { Form } = useFetcher()
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link to="/away">Leave</Link>
      <Form method="post" action="/sign-out" {...LEAVES_PAGE}>
        <button type="submit">Sign out</button>
      </Form>
      <Form method="post" action="/note">
        <button type="submit">Send the mail again</button>
      </Form>
      <LeaveDialog guard={guard} />
    </>
  )
}

const noted = vi.fn<() => null>(() => null)

function openForm() {
  const Form = createRoutesStub([
    { path: '/', Component: FormPage },
    { path: '/away', Component: () => <p>Away</p> },
    { path: '/sign-out', action: () => redirect('/away') },
    { path: '/note', action: noted },
  ])
  render(<Form initialEntries={['/']} />)
}

const change = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Colm' } })

test('NOTIF-17 an unchanged form is left without a question', async () => {
  openForm()
  await act(async () => screen.getByText('Leave').click())
  expect(screen.getByText('Away')).toBeTruthy()
})

test('NOTIF-17 NOTIF-18 a changed form asks first, in the specified words', async () => {
  openForm()
  change()
  await act(async () => screen.getByText('Leave').click())
  expect(screen.getByRole('heading').textContent).toBe('Exit without saving?')
  expect(screen.getByText('Changes that you made may not be saved.')).toBeTruthy()

  fireEvent.click(screen.getByText('Discard changes'))
  await waitFor(() => expect(screen.getByText('Away')).toBeTruthy())
})

test('NOTIF-17 cancelling stays, and what was typed is still there', async () => {
  openForm()
  change()
  await act(async () => screen.getByText('Leave').click())
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Colm')
})

test('NOTIF-17 closing the tab asks too, only while something is changed', () => {
  openForm()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  change()
  expect(leave()).toBe(true)
})

test('NOTIF-17 a form that leads away is posted at once while nothing is changed', async () => {
  openForm()
  await act(async () => screen.getByText('Sign out').click())
  await waitFor(() => expect(screen.getByText('Away')).toBeTruthy())
})

test('NOTIF-17 NOTIF-18 a form that leads away asks first too, and is posted after all when the answer is yes', async () => {
  openForm()
  change()
  await act(async () => screen.getByText('Sign out').click())
  expect(screen.getByRole('heading').textContent).toBe('Exit without saving?')
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Colm')

  await act(async () => screen.getByText('Sign out').click())
  fireEvent.click(screen.getByText('Discard changes'))
  await waitFor(() => expect(screen.getByText('Away')).toBeTruthy())
})

test('a form that leaves the page where it is asks nothing', async () => {
  openForm()
  change()
  await act(async () => screen.getByText('Send the mail again').click())
  await waitFor(() => expect(noted).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
