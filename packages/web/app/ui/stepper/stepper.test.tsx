// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Stepper } from './stepper.tsx'

test('both buttons say what they count, and one that can do nothing does nothing but stays in reach', () => {
  const more = vi.fn()
  const { getByLabelText, container } = render(<Stepper label="Senior player" count={1} onMore={more} />)
  const less = getByLabelText('One fewer: Senior player')
  expect([less.getAttribute('aria-disabled'), less.hasAttribute('disabled')]).toEqual(['true', false])
  fireEvent.click(less)
  fireEvent.click(getByLabelText('One more: Senior player'))
  expect(more).toHaveBeenCalledTimes(1)
  expect(container.querySelector('output')?.textContent).toBe('1')
})
