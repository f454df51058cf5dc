// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { AddressFields } from './address-fields.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const county = () => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(/^County/)
const country = () => screen.getByLabelText<HTMLSelectElement>(/^Country/)
const choose = (name: string) => fireEvent.change(country(), { target: { value: name } })
const offered = () =>
  county() instanceof HTMLSelectElement
    ? [...county().querySelectorAll('option')].map(({ textContent }) => textContent)
    : null

const SAVED = { 'address.country': 'Ireland', 'address.county': 'Mayo' }

test('MEMB-58 the five countries come first', () => {
  render(<AddressFields values={{}} />)
  const names = [...country().options].map(({ textContent }) => textContent)
  expect(names.slice(0, 6)).toEqual([
    'Choose a country',
    'Ireland',
    'Northern Ireland',
    'England',
    'Scotland',
    'Wales',
  ])
  expect(new Set(names).size).toBe(names.length)
})

test('MEMB-58 AUTH-33 the counties follow the country, and the one chosen is cleared aloud', () => {
  render(<AddressFields values={SAVED} />)
  expect(county().value).toBe('Mayo')
  expect(offered()).toHaveLength(27)
  choose('Northern Ireland')
  expect(offered()).toEqual(['Choose a county', 'Antrim', 'Armagh', 'Derry', 'Down', 'Fermanagh', 'Tyrone'])
  expect(county().value).toBe('')
  expect(screen.getByRole('status').textContent).toBe('County cleared, because the country has changed')
})

test('AUTH-33 nothing is said where nothing was cleared', () => {
  render(<AddressFields values={{}} />)
  choose('Wales')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('AUTH-33 a country without a list has a county that is written, and cleared too', () => {
  render(<AddressFields values={SAVED} />)
  choose('France')
  expect(offered()).toBeNull()
  fireEvent.change(county(), { target: { value: 'Finistère' } })
  choose('Spain')
  expect(county().value).toBe('')
})

test('a county that was written before there was a list is kept', () => {
  render(<AddressFields values={{ ...SAVED, 'address.county': 'Co. Mayo' }} />)
  expect(county().value).toBe('Co. Mayo')
  expect(offered()).toEqual(expect.arrayContaining(['Co. Mayo', 'Mayo']))
})

test('without a script, where no list could follow the country, the county is written', () => {
  document.body.innerHTML = renderToStaticMarkup(<AddressFields values={SAVED} />)
  expect(offered()).toBeNull()
  expect(county().value).toBe('Mayo')
})

test('it is asked for in the order in which it is written', () => {
  render(<AddressFields values={{}} />)
  expect(
    [...document.querySelectorAll('label')].map((label) => label.firstChild?.textContent?.trim()),
  ).toEqual(['Address line 1', 'Address line 2', 'Town or city', 'County', 'Eircode or postcode', 'Country'])
})

test.each([
  { typed: 'mayo', kept: 'Mayo', why: 'it lies in the country that is named last' },
  { typed: 'Fife', kept: '', why: 'it lies elsewhere (AUTH-33)' },
])('a county written before its country is "$kept": $why', ({ typed, kept }) => {
  render(<AddressFields values={{}} />)
  fireEvent.change(county(), { target: { value: typed } })
  choose('Ireland')
  expect(county().value).toBe(kept)
})
