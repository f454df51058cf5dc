// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExpandablePanel } from './expandable-panel.tsx'

let measure: () => void = () => {}
let height = 0

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => ({ height }) as DOMRect)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function grow(to: number) {
  height = to
  act(() => measure())
}

test('NOTIF-10 CONST-20 the panel tells its height when it is over 496 px, once per change', () => {
  const onTall = vi.fn<(height: number) => void>()
  render(<ExpandablePanel onTall={onTall}>Words</ExpandablePanel>)
  grow(496)
  expect(onTall).not.toHaveBeenCalled()
  grow(497)
  grow(497)
  grow(900)
  expect(onTall.mock.calls).toEqual([[497], [900]])
  grow(300)
  expect(onTall).toHaveBeenCalledTimes(2)
})

test('OPEN-126 what lies beyond is reached by expanding, and folded again', () => {
  render(<ExpandablePanel>Words</ExpandablePanel>)
  expect(screen.queryByRole('button')).toBeNull()
  grow(900)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(document.querySelector('[data-state=open]')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(document.querySelector('[data-state=closed]')).not.toBeNull()
})

test('tabbing into the folded part unfolds it', () => {
  render(
    <ExpandablePanel>
      <a href="#end">At the end</a>
    </ExpandablePanel>,
  )
  grow(900)
  fireEvent.focus(screen.getByRole('link'))
  expect(document.querySelector('[data-state=open]')).not.toBeNull()
})
