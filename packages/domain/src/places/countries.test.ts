import { expect, test } from 'vitest'
import { countiesOf, COUNTRIES } from './countries.ts'

test('MEMB-58 the countries of a form, in this order', () => {
  expect(COUNTRIES).toEqual(['Ireland', 'Northern Ireland', 'England', 'Scotland', 'Wales'])
})

test.each([
  { country: 'Ireland', count: 26, among: ['Carlow', 'Mayo', 'Wicklow'] },
  { country: 'Northern Ireland', count: 6, among: ['Antrim', 'Derry', 'Tyrone'] },
  { country: 'England', count: 48, among: ['Bedfordshire', 'Greater London', 'Worcestershire'] },
  { country: 'Scotland', count: 32, among: ['Aberdeen City', 'Na h-Eileanan Siar', 'West Lothian'] },
  { country: 'Wales', count: 22, among: ['Blaenau Gwent', 'Powys', 'Wrexham'] },
])('MEMB-58 $country has its own $count counties', ({ country, count, among }) => {
  const counties = countiesOf(country)
  expect(counties).toHaveLength(count)
  expect(counties).toEqual(expect.arrayContaining(among))
  expect(counties).toEqual([...new Set(counties)].toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('MEMB-58 no county belongs to two countries', () => {
  const all = COUNTRIES.flatMap((country) => countiesOf(country))
  expect(new Set(all).size).toBe(all.length)
})

test.each([null, '', 'France', 'ireland', 'toString', '__proto__'])('MEMB-58 "%s" has none', (country) => {
  expect(countiesOf(country)).toEqual([])
})
