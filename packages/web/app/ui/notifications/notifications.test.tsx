// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorDialog } from '../dialog/error-dialog.tsx'
import { NotificationHost } from './notification-host.tsx'
import { clearAllNotifications, dismissNotification, notifications, notify } from './notification-store.ts'
import NotificationStack from './notification-stack.tsx'
import { useNotifications } from './use-notifications.ts'

function Stack() {
  const list = useNotifications()
  return <NotificationStack list={list} />
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const say = (notice: Parameters<typeof notify>[0]) => act(() => void notify(notice))
const bar = () => document.querySelector('progress')?.value ?? NaN

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(clearAllNotifications)
  cleanup()
  vi.useRealTimers()
})

test.each([
  { type: 'success', role: 'status' },
  { type: 'info', role: 'status' },
  { type: 'warning', role: 'alert' },
  { type: 'danger', role: 'alert' },
] as const)('NOTIF-01 a $type notification shows in the stack as $role', ({ type, role }) => {
  render(<Stack />)
  say({ title: 'Saved', body: 'It is online now.', type })
  expect(screen.getByRole(role).textContent).toContain('SavedIt is online now.')
})

test('NOTIF-02 the same title again replaces the older one and counts', () => {
  render(<Stack />)
  say({ title: 'Saved', type: 'success' })
  say({ title: 'Saved', type: 'success' })
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getByText('×2')).toBeTruthy()
})

test('NOTIF-04 a timed notification counts its bar down and removes itself', () => {
  render(<Stack />)
  say({ title: 'Soon gone', type: 'info', timeout: 2000 })
  expect(bar()).toBe(1)
  pass(1000)
  expect(bar()).toBeCloseTo(0.5, 1)
  pass(1000)
  expect(screen.queryByText('Soon gone')).toBeNull()
})

test('NOTIF-05 it stays five seconds unless told otherwise', () => {
  render(<Stack />)
  say({ title: 'Saved', type: 'success' })
  pass(4900)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(100)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('what closes a dialog may say something: it is shown on the page, not in the dialog that has gone', () => {
  // As browsers do it.
  const show = vi.fn<(this: HTMLElement) => void>(function refuseOutside(this: HTMLElement) {
    if (!this.isConnected) throw new Error('Invalid on disconnected popover elements')
  })
  Object.assign(HTMLElement.prototype, { showPopover: show })
  function Page() {
    const [isOpen, setOpen] = useState(true)
    const list = useNotifications()
    const close = () => {
      setOpen(false)
      notify({ title: 'Not saved yet', type: 'info' })
    }
    return (
      <>
        {isOpen && (
          <ErrorDialog title="Both saved" onClose={close}>
            Words
          </ErrorDialog>
        )}
        {list.length > 0 && <NotificationStack list={list} />}
      </>
    )
  }
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('status').textContent).toContain('Not saved yet')
  expect(show.mock.contexts.at(-1)).toBe(screen.getByRole('region', { name: 'Notifications' }))
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

test('one without a time limit has no bar and waits to be closed', () => {
  render(<Stack />)
  say({ title: 'Read me', type: 'info', timeout: null })
  pass(60_000)
  expect(document.querySelector('progress')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Read me')).toBeNull()
})

test.each([
  { why: 'the mouse is over it', on: fireEvent.mouseEnter, off: fireEvent.mouseLeave },
  { why: 'it holds the focus', on: fireEvent.focus, off: fireEvent.blur },
])('its time stands still while $why', ({ on, off }) => {
  render(<Stack />)
  say({ title: 'Saved', type: 'success' })
  pass(4000)
  on(screen.getByRole('region'))
  pass(10_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  off(screen.getByRole('region'))
  pass(1000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('its time stands still while nobody looks at the tab', () => {
  render(<Stack />)
  say({ title: 'Saved', type: 'success' })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(10_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  hidden.mockRestore()
})

test('three are visible; a fourth waits with its whole time', () => {
  render(<Stack />)
  for (const title of ['One', 'Two', 'Three', 'Four']) say({ title, type: 'info' })
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['Two', 'Three', 'Four'])
  expect(screen.getByText('1 more')).toBeTruthy()
  pass(5000)
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['One'])
})

test('NOTIF-03 page notices go with the page, global ones stay', async () => {
  vi.useRealTimers()
  const Root = () => (
    <>
      <Link to="/news?page=2">Next</Link>
      <Link to="/contact">Contact</Link>
      <NotificationHost />
    </>
  )
  const Routes = createRoutesStub([{ path: '*', Component: Root }])
  render(<Routes initialEntries={['/news']} />)
  say({ title: 'Page', type: 'info' })
  say({ title: 'Kept', type: 'info', clearOnRoute: false })
  say({ title: 'Global', type: 'info', isGlobal: true })
  expect(await screen.findByText('Page')).toBeTruthy()

  await act(async () => screen.getByText('Next').click())
  expect(screen.queryByText('Page')).not.toBeNull()
  await act(async () => screen.getByText('Contact').click())
  expect(notifications().map((notice) => notice.title)).toEqual(['Kept', 'Global'])
})

test('a notice can be taken back by its id', () => {
  const id = notify({ title: 'Sending', type: 'info' })
  dismissNotification(id)
  expect(notifications()).toEqual([])
})
