// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Done } from './done.tsx'

afterEach(cleanup)

test('V13 one line says what was done, with the way back; before that it is there and says nothing', () => {
  const { rerender } = render(<Done end={<button>Undo</button>}>{''}</Done>)
  const line = screen.getByRole('status')
  expect(line.childElementCount).toBe(0)
  rerender(<Done end={<button>Undo</button>}>Anna was taken out.</Done>)
  expect(line.textContent).toBe('Anna was taken out.Undo')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})
