// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InfiniteScroll } from './infinite-scroll.tsx'

let see: (isIntersecting: boolean) => void = () => {}
let margin: string | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        options: IntersectionObserverInit,
      ) {
        see = (isIntersecting) => callback([{ isIntersecting }])
        margin = options.rootMargin
      }
      observe() {}
      disconnect() {
        see = () => {}
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Load more' })

function open(hasMore = true) {
  const onLoadMore = vi.fn<() => void>()
  render(
    <InfiniteScroll hasMore={hasMore} onLoadMore={onLoadMore}>
      rows
    </InfiniteScroll>,
  )
  return onLoadMore
}

test('TABLE-10 CONST-22 the next page is asked for 200 px before the end', () => {
  const onLoadMore = open()
  expect(margin).toBe('0px 0px 200px')
  act(() => see(false))
  expect(onLoadMore).not.toHaveBeenCalled()
  act(() => see(true))
  expect(onLoadMore).toHaveBeenCalledTimes(1)
})

test('TABLE-10 CONST-22 it is asked for once; after 1 s it may be asked for again', () => {
  const onLoadMore = open()
  act(() => see(true))
  act(() => see(true))
  act(() => void vi.advanceTimersByTime(999))
  act(() => see(true))
  expect(onLoadMore).toHaveBeenCalledTimes(1)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  act(() => void vi.advanceTimersByTime(1))
  expect(button().hasAttribute('aria-disabled')).toBe(false)
  act(() => see(true))
  expect(onLoadMore).toHaveBeenCalledTimes(2)
})

test('the button asks as well, for whoever does not scroll', () => {
  const onLoadMore = open()
  fireEvent.click(button())
  expect(onLoadMore).toHaveBeenCalledTimes(1)
})

test('at the end nothing is asked for', () => {
  open(false)
  expect(screen.queryByRole('button')).toBeNull()
})
