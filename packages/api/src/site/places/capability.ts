import { listCounties, listCountries } from '@clubhouse/contract/site/places'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import { COUNTIES_BY_COUNTRY, countiesOf, COUNTRIES } from '@clubhouse/domain/places/countries'
import type { Capability } from '#kernel/capability.ts'
import { collection } from '#kernel/db/collection.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyone } from '#kernel/http/guard.ts'

const PUBLIC_READ = anyone('read')

/** FORM-07: options of a form are objects with a name. */
const named = (names: readonly string[]) => names.map((name) => ({ name }))

/** Lists that are the same for every club, and known without asking the database. */
export const listEndpoints = (): ServedEndpoint[] => [
  serve(listCountries, PUBLIC_READ, async ({ query }) => pageOf(named(COUNTRIES), query, ({ name }) => name)),
  serve(listCounties, PUBLIC_READ, async ({ query: { country, ...query } }) =>
    country === undefined
      ? pageOf(BY_COUNTRY, query, (each) => each.country)
      : pageOf(named(countiesOf(country)), query, ({ name }) => name),
  ),
]

const BY_COUNTRY = COUNTIES_BY_COUNTRY.map(({ country, counties }) => ({
  country,
  counties: named(counties),
}))

/** TABLE-11: what `kernel/db/list.ts` does with rows, here with names. */
function pageOf<Item>(
  all: readonly Item[],
  { filter = '', sort, sort_direction: direction = 'desc', ids, ...query }: ListQuery<'name'>,
  nameOf: (item: Item) => string,
): Collection<Item> {
  const found = all.filter(
    (item) =>
      nameOf(item).toLowerCase().includes(filter.toLowerCase()) && (!ids || ids.includes(nameOf(item))),
  )
  const sign = direction === 'asc' ? 1 : -1
  if (sort) found.sort((one, other) => sign * nameOf(one).localeCompare(nameOf(other), 'en-IE'))
  const from = (query.page - 1) * query.per_page
  return collection(found.slice(from, from + query.per_page), found.length, query)
}

export const listsCapability: Capability = { name: 'lists', endpoints: listEndpoints() }
