import { expect, test } from 'vitest'
import { Steps } from './use-steps.ts'

function editing() {
  const at = { content: 'a' }
  const steps = new Steps<string>({ shown: () => at, change: (next) => (at.content = next) })
  return { at, steps }
}

test('one step back and forth, and a new way forgets the old one', () => {
  const { at, steps } = editing()
  expect(steps.shown()).toEqual({ canUndo: false, canRedo: false })
  steps.go('b')
  steps.go('c')
  steps.undo()
  expect([at.content, steps.shown()]).toEqual(['b', { canUndo: true, canRedo: true }])
  steps.redo()
  expect(at.content).toBe('c')
  steps.undo()
  steps.go('d')
  steps.redo()
  expect([at.content, steps.shown()]).toEqual(['d', { canUndo: true, canRedo: false }])
})

test('a colour that is dragged is one step; what was published is none', () => {
  const { at, steps } = editing()
  for (const colour of ['b', 'c', 'd']) steps.go(colour, 'primary')
  steps.go('e', 'accent')
  steps.undo()
  expect(at.content).toBe('d')
  steps.undo()
  expect(at.content).toBe('a')
  steps.undo()
  steps.go('f')
  steps.forget()
  steps.undo()
  expect([at.content, steps.shown()]).toEqual(['f', { canUndo: false, canRedo: false }])
})
