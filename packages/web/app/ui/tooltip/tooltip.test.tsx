// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tooltip } from './tooltip.tsx'

afterEach(cleanup)

test('whoever types elsewhere has read it, although the pointer still rests there', () => {
  render(
    <>
      <Tooltip id="tip" label="About it">
        Words
      </Tooltip>
      <input aria-label="Gender" />
    </>,
  )
  const tooltip = screen.getByText('Words').parentElement
  if (!tooltip) throw new Error('There is no tooltip')
  fireEvent.pointerEnter(tooltip)
  fireEvent.input(screen.getByLabelText('Gender'), { target: { value: 'F' } })
  expect(tooltip.dataset['shown']).toBe('closed')
  // And whoever comes back may read it again.
  fireEvent.pointerLeave(tooltip)
  expect(tooltip.dataset['shown']).toBe('by-css')
  fireEvent.input(screen.getByLabelText('Gender'), { target: { value: 'Fe' } })
  expect(tooltip.dataset['shown']).toBe('by-css')
})
