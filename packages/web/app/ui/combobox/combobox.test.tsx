// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import { filterOptions } from './filter-options.ts'

const COUNTIES = ['Cork', 'Dún Laoghaire', 'Galway', 'Kerry', 'Laois', 'Mayo', 'South Dublin'].map(
  (name) => ({
    value: name.toLowerCase(),
    label: name,
  }),
)

test.each([
  ['', 7],
  ['dun', 1],
  ['DÚN L', 1],
  ['g', 2],
  ['zz', 0],
])('"%s" finds %i', (typed, count) => {
  expect(filterOptions(COUNTIES, typed)).toHaveLength(count)
})

test('what begins with the letters comes first, then words that do, then what holds them', () => {
  const found = filterOptions([{ label: 'Cadub' }, { label: 'South Dublin' }, { label: 'Dublin' }], 'dub')
  expect(found.map(({ label }) => label)).toEqual(['Dublin', 'South Dublin', 'Cadub'])
})

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const list = {
  label: 'County',
  name: 'county',
  options: COUNTIES,
  placeholder: 'Choose one',
  defaultValue: '',
}
const box = () => screen.getByLabelText<HTMLInputElement>('County')
const shown = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)
const posted = () => document.querySelector<HTMLInputElement>('[name=county]')?.value
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(box(), { key })

async function open(defaultValue = '') {
  const heard = vi.fn<() => void>()
  render(
    <form onInput={heard}>
      <Combobox {...list} defaultValue={defaultValue} hasScript />
    </form>,
  )
  // A busy machine takes its time to import it.
  await vi.waitFor(() => expect(box().getAttribute('role')).toBe('combobox'))
  return heard
}

test('without a script it is a plain list that posts', () => {
  document.body.innerHTML = renderToStaticMarkup(<Combobox {...list} defaultValue="mayo" hasScript={false} />)
  const chosen = document.querySelector<HTMLOptionElement>('[name=county] option[selected]')
  expect([box().tagName, chosen?.value]).toEqual(['SELECT', 'mayo'])
})

test('typing searches, arrows go through, Enter chooses, and the form hears of it', async () => {
  const heard = await open()
  type('g')
  expect(shown()).toEqual(['Galway', 'Dún Laoghaire'])
  press('ArrowDown')
  expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
    'Dún Laoghaire',
  )
  heard.mockClear()
  press('Enter')
  expect([box().value, posted(), shown()]).toEqual(['Dún Laoghaire', 'dún laoghaire', []])
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a press chooses', async () => {
  await open()
  fireEvent.click(box())
  fireEvent.click(screen.getByText('Kerry'))
  expect([box().value, posted()]).toEqual(['Kerry', 'kerry'])
})

test.each([
  { why: 'words in full are taken', typed: 'cork', leaves: 'cork', shows: 'Cork' },
  { why: 'half a word keeps what was chosen', typed: 'co', leaves: 'mayo', shows: 'Mayo' },
  { why: 'an empty field chooses nothing', typed: '', leaves: '', shows: '' },
])('leaving it: $why', async ({ typed, leaves, shows }) => {
  await open('mayo')
  type(typed)
  fireEvent.blur(box())
  expect([posted(), box().value]).toEqual([leaves, shows])
})

test('Esc closes the list and keeps what was chosen; nothing found is said', async () => {
  await open('mayo')
  type('xyz')
  expect(screen.getByText('Nothing found. Try fewer letters')).toBeTruthy()
  press('Escape')
  expect([box().value, box().getAttribute('aria-expanded'), posted()]).toEqual(['Mayo', 'false', 'mayo'])
})
