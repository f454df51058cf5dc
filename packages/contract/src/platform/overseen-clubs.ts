import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { collectionOf, PageQuery } from '../paging.ts'

/** A club that the person oversees without a role in it. */
export const OverseenClub = z.object({ account_id: z.uuid(), name: z.string(), slug: z.string() })
export type OverseenClub = z.infer<typeof OverseenClub>

/** On the superuser site every club, on the governing-body site those affiliated to the caller's body. */
export const listOverseenClubs = endpoint('GET /overseen-clubs', {
  name: 'listOverseenClubs',
  summary: 'The clubs that a superuser or the staff of a governing body oversee',
  tag: 'Identity',
  query: PageQuery.extend({ filter: z.string().trim().max(200).optional() }),
  reply: collectionOf(OverseenClub),
})
