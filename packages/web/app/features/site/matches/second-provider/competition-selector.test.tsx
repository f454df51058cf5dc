// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CompetitionSelector, matching } from './competition-selector.tsx'

const COMPETITIONS = ['Connacht League', 'Harbour Cup', 'Under-16 League'].map((name, at) => ({
  competition_id: String(at),
  name,
  picture_id: null,
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const SELECTOR = (
  <MemoryRouter>
    <CompetitionSelector
      competitions={COMPETITIONS}
      chosen="1"
      to={(id) => `/results-fixtures?competition=${id}`}
    />
  </MemoryRouter>
)

function open() {
  const { container } = render(SELECTOR)
  const menu = container.querySelector('details')
  if (!menu) throw new Error('There is no menu')
  menu.open = true
  fireEvent(menu, new Event('toggle'))
  return menu
}
const shown = () => screen.getAllByRole('link').map((link) => link.textContent)
const search = () => screen.getByRole('searchbox')

test('FIX2-03 names are found in any case', () => {
  expect(matching(COMPETITIONS, 'LEAGUE').map(({ name }) => name)).toEqual([
    'Connacht League',
    'Under-16 League',
  ])
  expect(matching(COMPETITIONS, '  cup ')).toHaveLength(1)
  expect(matching(COMPETITIONS, '')).toHaveLength(3)
})

test('FIX2-04 CONST-04 OPEN-046 the list follows the search 300 ms after the last key', () => {
  open()
  fireEvent.change(search(), { target: { value: 'lea' } })
  act(() => void vi.advanceTimersByTime(299))
  expect(shown()).toHaveLength(3)
  fireEvent.change(search(), { target: { value: 'leag' } })
  act(() => void vi.advanceTimersByTime(299))
  expect(shown()).toHaveLength(3)
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toEqual(['Connacht League', 'Under-16 League'])
  expect(screen.getByRole('status').textContent).toBe('2 competitions')
})

test('a name that nobody has is said, and closing forgets the search', () => {
  const menu = open()
  fireEvent.change(search(), { target: { value: 'zzz' } })
  act(() => void vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toBe('No competition by that name')
  menu.open = false
  fireEvent(menu, new Event('toggle'))
  expect(shown()).toHaveLength(3)
  expect(search()).toHaveProperty('value', '')
})

test('the arrows walk from the search through the list and back', () => {
  open()
  const links = screen.getAllByRole('link')
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  search().focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(links[0])
  press('End')
  expect(document.activeElement).toBe(links[2])
  press('ArrowDown')
  expect(document.activeElement).toBe(links[2])
  press('Home')
  press('ArrowUp')
  expect(document.activeElement).toBe(search())
})

describe('opened before React came', () => {
  const wakeUp = (focused: string) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(SELECTOR)
    container.querySelector('details')!.open = true
    container.querySelector<HTMLElement>(focused)?.focus()
    // In a test React says that it finds it open; what a page is built with does not.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(SELECTOR, { container, hydrate: true })
  }

  test('it has the focus in its search when React comes', () => {
    wakeUp('summary')
    expect(document.activeElement).toBe(search())
  })

  test('whoever has gone on to the list stays there', () => {
    wakeUp('li a')
    expect(document.activeElement?.textContent).toBe('Connacht League')
  })
})
