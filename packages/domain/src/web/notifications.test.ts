import { expect, test } from 'vitest'
import { clearForRoute, dismiss, type Notice, progress, push } from './notifications.ts'

const saved: Notice = { id: '1', title: 'Saved', type: 'success' }
const failed: Notice = { id: '2', title: 'Not sent', type: 'danger' }
const stack = (...notices: Notice[]) => notices.reduce(push, [])

test('NOTIF-05 a notice has 5000 ms unless it says otherwise', () => {
  expect(stack(saved)[0]?.timeout).toBe(5000)
  expect(stack({ ...saved, timeout: 2000 })[0]?.timeout).toBe(2000)
  expect(stack({ ...saved, timeout: null })[0]?.timeout).toBeNull()
})

test('DATA-48 a notice has all its fields, whatever its caller left out', () => {
  expect(stack(saved)).toEqual([
    {
      id: '1',
      title: 'Saved',
      body: null,
      type: 'success',
      icon: 'success',
      count: 1,
      timeout: 5000,
      clearOnRoute: true,
      isGlobal: false,
    },
  ])
})

test.each(['success', 'warning', 'danger', 'info'] as const)(
  'a notice of type %s joins the stack',
  (type) => {
    expect(stack(failed, { ...saved, type })).toMatchObject([
      { id: '2' },
      { id: '1', type, icon: type, count: 1 },
    ])
  },
)

test('NOTIF-02 the same title removes the older notice and raises the count of the new one', () => {
  const list = stack(saved, failed, { ...saved, id: '3', body: 'again' }, { ...saved, id: '4' })
  expect(list.map(({ id, title, count }) => ({ id, title, count }))).toEqual([
    { id: '2', title: 'Not sent', count: 1 },
    { id: '4', title: 'Saved', count: 3 },
  ])
})

test('an id is never shown twice, and a list is never changed in place', () => {
  const before = stack(saved)
  const after = push(before, { ...failed, id: '1' })
  expect(after.map(({ title }) => title)).toEqual(['Not sent'])
  expect(before).toHaveLength(1)
})

test('a dismissed notice goes; an unknown id changes nothing', () => {
  expect(dismiss(stack(saved, failed), '1').map(({ id }) => id)).toEqual(['2'])
  expect(dismiss(stack(saved), 'unknown')).toHaveLength(1)
})

test('NOTIF-03 a route change clears page notices, not global ones', () => {
  const list = stack(
    saved,
    { ...failed, isGlobal: true },
    { id: '3', title: 'Uploading', type: 'info', clearOnRoute: false },
  )
  expect(clearForRoute(list).map(({ id }) => id)).toEqual(['2', '3'])
})

test.each([
  { elapsed: 0, timeout: 5000, left: 1 },
  { elapsed: 1250, timeout: 5000, left: 0.75 },
  { elapsed: 5000, timeout: 5000, left: 0 },
  { elapsed: 9000, timeout: 5000, left: 0 },
  { elapsed: -10, timeout: 5000, left: 1 },
  { elapsed: 0, timeout: 0, left: 0 },
  { elapsed: 0, timeout: Number.NaN, left: 0 },
  { elapsed: 100, timeout: null, left: null },
])('NOTIF-04 after $elapsed of $timeout ms $left of the bar is left', ({ elapsed, timeout, left }) => {
  expect(progress(elapsed, timeout)).toBe(left)
})
