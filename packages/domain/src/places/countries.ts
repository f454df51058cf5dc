import { ENGLAND, IRELAND, NORTHERN_IRELAND, SCOTLAND, WALES } from './counties.ts'

/** MEMB-58: the countries of a form, each with its own counties. */
const COUNTIES = {
  Ireland: IRELAND,
  'Northern Ireland': NORTHERN_IRELAND,
  England: ENGLAND,
  Scotland: SCOTLAND,
  Wales: WALES,
} as const satisfies Record<string, readonly string[]>

export type Country = keyof typeof COUNTIES

export const COUNTRIES = Object.keys(COUNTIES) as Country[]

/** MEMB-58, API-32: none for a country that is not among ours. */
export function countiesOf(country: string | null): readonly string[] {
  const known = COUNTRIES.find((name) => name === country)
  return known ? COUNTIES[known] : []
}

/** MEMB-58, API-32 */
export const COUNTIES_BY_COUNTRY = COUNTRIES.map((country) => ({ country, counties: countiesOf(country) }))
