/** MEMB-58: the countries of a form, each with its own counties. */
const COUNTIES = {
  Ireland: [
    'Carlow',
    'Cavan',
    'Clare',
    'Cork',
    'Donegal',
    'Dublin',
    'Galway',
    'Kerry',
    'Kildare',
    'Kilkenny',
    'Laois',
    'Leitrim',
    'Limerick',
    'Longford',
    'Louth',
    'Mayo',
    'Meath',
    'Monaghan',
    'Offaly',
    'Roscommon',
    'Sligo',
    'Tipperary',
    'Waterford',
    'Westmeath',
    'Wexford',
    'Wicklow',
  ],
  'Northern Ireland': ['Antrim', 'Armagh', 'Derry', 'Down', 'Fermanagh', 'Tyrone'],
  England: [],
  Scotland: [],
  Wales: [],
} as const satisfies Record<string, readonly string[]>

export type Country = keyof typeof COUNTIES

export const COUNTRIES = Object.keys(COUNTIES) as Country[]

/** MEMB-58, API-32: none for a country that is not among ours. */
export function countiesOf(country: string | null): readonly string[] {
  const known = COUNTRIES.find((name) => name === country)
  return known ? COUNTIES[known] : []
}
