import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { collectionOf, wholeListQuery } from '../paging.ts'

/** Lists that are the same for every club. Their names are their ids. */

export const NamedItem = z.object({ name: z.string() })
export type NamedItem = z.infer<typeof NamedItem>

export const CountiesOfCountry = z.object({ country: z.string(), counties: z.array(NamedItem) })

/** API-31 */
export const listCountries = endpoint('GET /lists/countries', {
  name: 'listCountries',
  summary: 'The countries of a form',
  tag: 'Lists',
  query: wholeListQuery(['name']),
  reply: collectionOf(NamedItem),
})

/** API-32, OPEN-082: of one country, or of all by country. */
export const listCounties = endpoint('GET /lists/counties', {
  name: 'listCounties',
  summary: 'The counties of a country, or of every country',
  tag: 'Lists',
  query: wholeListQuery(['name']).extend({ country: z.string().max(60).optional() }),
  reply: z.union([collectionOf(NamedItem), collectionOf(CountiesOfCountry)]),
})
