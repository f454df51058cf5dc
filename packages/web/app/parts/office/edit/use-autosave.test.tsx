// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SaveAnswer } from './autosave.ts'
import { useAutosave } from './use-autosave.ts'

interface Text {
  words: string
}
const AT = '2026-11-16T14:02:00.000Z'
const send = vi.fn<(base: number, content: Text) => Promise<SaveAnswer<Text>>>()
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  send.mockReset()
  send.mockImplementation(async (base) => ({ kind: 'saved', revision: base + 1, at: AT }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const FIRST: Text = { words: '' }
const begin = (revision = 1, content = FIRST) =>
  renderHook(() =>
    useAutosave<Text>({ saved: { revision, content }, savedAt: null, send, keepAs: 'article/1' }),
  )
const pause = (ms = 1100) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (hook: ReturnType<typeof begin>, words: string) =>
  act(() => hook.result.current.saving.change({ words }))

test('what is typed is saved once when it pauses, on top of what was saved before', async () => {
  const hook = begin()
  for (const words of ['a', 'ab', 'abc']) type(hook, words)
  expect(hook.result.current.state).toBe('saving')
  await pause()
  type(hook, 'abcd')
  await pause()
  expect(send.mock.calls).toEqual([
    [1, { words: 'abc' }],
    [2, { words: 'abcd' }],
  ])
  expect([hook.result.current.state, hook.result.current.savedAt]).toEqual(['saved', AT])
  expect(sessionStorage.length).toBe(0)
})

test('without a signal it is kept in the tab, and goes when there is one again', async () => {
  send.mockResolvedValueOnce({ kind: 'offline' })
  const hook = begin()
  type(hook, 'At the pitch')
  await pause()
  expect([hook.result.current.state, hook.result.current.hasUnsaved]).toEqual(['offline', true])
  expect(
    Array.from({ length: sessionStorage.length }, (_, at) =>
      sessionStorage.getItem(sessionStorage.key(at) ?? ''),
    ).join(),
  ).toContain('At the pitch')
  await act(async () => window.dispatchEvent(new Event('online')))
  await pause()
  expect(hook.result.current.state).toBe('saved')
})

test('what an earlier visit could not send is there again, and is sent', async () => {
  send.mockResolvedValueOnce({ kind: 'offline' })
  const before = begin()
  type(before, 'Written on the bus')
  await pause()
  before.unmount()
  const after = begin()
  await pause()
  expect(after.result.current.content).toEqual({ words: 'Written on the bus' })
  expect(send).toHaveBeenLastCalledWith(1, { words: 'Written on the bus' })
})

test('a refusal is said, nothing is lost, and trying again works', async () => {
  send.mockResolvedValueOnce({ kind: 'failed', message: 'No' })
  const hook = begin()
  type(hook, 'Kept')
  await pause()
  expect([hook.result.current.state, hook.result.current.message, hook.result.current.content.words]).toEqual(
    ['failed', 'No', 'Kept'],
  )
  await act(async () => void (await hook.result.current.saving.save()))
  expect(hook.result.current.state).toBe('saved')
})

test('who comes second has both versions, saves nothing meanwhile, and goes on on top of the other', async () => {
  const theirs = { revision: 7, content: { words: 'Theirs' } }
  send.mockResolvedValueOnce({ kind: 'conflict', theirs, message: 'Orla saved' })
  const hook = begin()
  type(hook, 'Mine')
  await pause()
  expect(hook.result.current.conflict).toEqual({
    base: FIRST,
    theirs,
    message: 'Orla saved',
  })
  type(hook, 'Mine, longer')
  await pause()
  expect(send).toHaveBeenCalledTimes(1)
  act(() => hook.result.current.saving.decideLater())
  expect([hook.result.current.conflict, hook.result.current.state]).toEqual([null, 'failed'])
  await act(async () => void (await hook.result.current.saving.save()))
  expect(hook.result.current.conflict?.theirs).toEqual(theirs)
  expect(send).toHaveBeenCalledTimes(1)
  act(() => hook.result.current.saving.adopt(theirs, { words: 'Both' }))
  await pause()
  expect(send).toHaveBeenLastCalledWith(7, { words: 'Both' })
  expect(hook.result.current.conflict).toBeNull()
})

test('what is typed while a save is under way is saved after it', async () => {
  let answer: (given: SaveAnswer<Text>) => void = () => undefined
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const hook = begin()
  type(hook, 'One')
  await pause()
  type(hook, 'Two')
  await act(async () => answer({ kind: 'saved', revision: 2, at: AT }))
  await pause()
  expect(send.mock.calls).toEqual([
    [1, { words: 'One' }],
    [2, { words: 'Two' }],
  ])
})
