import { listCounties, listCountries } from '@clubhouse/contract/lists'
import { COUNTIES_BY_COUNTRY, countiesOf, COUNTRIES } from '@clubhouse/domain/countries'
import { serve, type ServedEndpoint } from '../http/endpoints.ts'
import { anyone } from '../http/guard.ts'

const PUBLIC_READ = anyone('read')

/** FORM-07: options of a form are objects with a name. */
const named = (names: readonly string[]) => names.map((name) => ({ name }))

/** Lists that are the same for every club, and known without asking the database. */
export const listEndpoints = (): ServedEndpoint[] => [
  serve(listCountries, PUBLIC_READ, async () => named(COUNTRIES)),
  serve(listCounties, PUBLIC_READ, async ({ query: { country } }) =>
    country === undefined
      ? COUNTIES_BY_COUNTRY.map(({ country: each, counties }) => ({
          country: each,
          counties: named(counties),
        }))
      : named(countiesOf(country)),
  ),
]
