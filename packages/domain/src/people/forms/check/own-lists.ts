import { COUNTIES_BY_COUNTRY, countiesOf, COUNTRIES } from '../../../places/countries.ts'

/** Lists of our own that a question may take its options from; asked for without leaving the house. */
const OWN_LIST = /^\/lists\/(?:countries|counties(?:\?country=[\p{L}\d%+ ]{1,60})?)$/u

/** API-31, API-32: the names in a list of ours; null where an address leads to none, or to one without a name. */
export function ownList(url: string): readonly string[] | null {
  const names = OWN_LIST.test(url) ? namesAt(new URL(url, 'https://lists.invalid')) : []
  return names.length > 0 ? names : null
}

function namesAt({ pathname, searchParams }: URL): readonly string[] {
  if (pathname.endsWith('/countries')) return COUNTRIES
  const country = searchParams.get('country')
  return country === null
    ? [...new Set(COUNTIES_BY_COUNTRY.flatMap(({ counties }) => counties))]
    : countiesOf(country)
}
