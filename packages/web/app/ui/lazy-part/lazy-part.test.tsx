// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>
const load = vi.fn<() => Promise<{ default: typeof Part }>>()

beforeEach(() => {
  load.mockReset()
  // React says on the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const drawn = (element: ReactNode) => act(async () => render(element))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a part that did not come leaves what was typed beside it, and comes when asked again', async () => {
  const Lazy = lazyPart(load)
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  await drawn(
    <>
      <input aria-label="Name" />
      <Lazy name="the map" />
    </>,
  )
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Síle' } })
  expect(screen.getByRole('alert').textContent).toContain('This part didn’t load.')
  await press('Try again')
  expect(screen.getByRole('alert')).toBeTruthy()
  load.mockResolvedValue({ default: Part })
  await press('Try again')
  expect(screen.getByText('Here is the map')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Síle')
  expect(load).toHaveBeenCalledTimes(3)
})

test('whoever draws the part later asks anew by itself; what has come is not asked for again', async () => {
  const Lazy = lazyPart(load)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Part })
  await drawn(<Lazy name="one" />)
  cleanup()
  await drawn(<Lazy name="two" />)
  expect(screen.getByText('Here is two')).toBeTruthy()
  cleanup()
  await drawn(<Lazy name="three" />)
  expect(load).toHaveBeenCalledTimes(2)
})

test('while it comes, and when it did not, there may stand something else', async () => {
  const Lazy = lazyPart(load)
  let fail: (error: Error) => void = () => undefined
  load.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  await drawn(<Lazy name="it" waiting="Coming" renderFailed={() => 'Not today'} />)
  expect(document.body.textContent).toBe('Coming')
  await act(async () => fail(new Error('gone')))
  expect(document.body.textContent).toBe('Not today')
})

test('what fails inside the part is not taken for a part that did not come', async () => {
  const Broken = lazyPart(async () => ({
    default: (): ReactNode => {
      throw new Error('a fault')
    },
  }))
  await drawn(
    <Outside>
      <Broken />
    </Outside>,
  )
  expect(document.body.textContent).toBe('outside: a fault')
})

class Outside extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? `outside: ${this.state.error.message}` : this.props.children
  }
}
