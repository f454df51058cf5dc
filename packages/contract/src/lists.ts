import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Lists that are the same for every club. */

export const NamedItem = z.object({ name: z.string() })
export type NamedItem = z.infer<typeof NamedItem>

/** API-31 */
export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/lists/countries',
  summary: 'The countries of a form',
  tag: 'Lists',
  reply: z.array(NamedItem),
})

/** API-32, OPEN-082: of one country, or of all by country. */
export const listCounties = endpoint({
  name: 'listCounties',
  method: 'GET',
  path: '/lists/counties',
  summary: 'The counties of a country, or of every country',
  tag: 'Lists',
  query: z.object({ country: z.string().max(60).optional() }),
  reply: z.union([
    z.array(NamedItem),
    z.array(z.object({ country: z.string(), counties: z.array(NamedItem) })),
  ]),
})
