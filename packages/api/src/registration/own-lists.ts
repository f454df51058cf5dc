import { countiesOf, COUNTRIES } from '@clubhouse/domain/countries'

/** API-31, API-32: the names in a list of ours, for a question that takes its options from it. */
export function ownList(url: string): readonly string[] {
  const { pathname, searchParams } = new URL(url, 'https://lists.invalid')
  if (pathname.endsWith('/countries')) return COUNTRIES
  const country = searchParams.get('country')
  return country === null ? [...new Set(COUNTRIES.flatMap((each) => countiesOf(each)))] : countiesOf(country)
}
