import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'

/** Members who may vote at a meeting of the club. */

const office = { tag: 'Back office', headers: AccountHeader } as const

export const VoterRow = z.object({
  member_id: z.uuid(),
  name: z.string(),
  number: z.number().int().nullable(),
  /** The plans by which they have a vote. */
  plans: z.string(),
  email: z.string().nullable(),
  /** Holders of an adult plan count as adults when their birthday is unknown. */
  is_age_known: z.boolean(),
})
export type VoterRow = z.infer<typeof VoterRow>

export const VotersQuery = listQuery(['name', 'number']).extend({
  /** The day of the meeting; today where none is named. */
  day: z.iso.date().optional(),
  /** The one plan that counts; every plan for adults unless one is named. */
  plan: z.uuid().optional(),
})
export type VotersQuery = z.infer<typeof VotersQuery>

/** Adults on that day, with an adult’s plan that counts on it and was not given back. Without a sort: by last name. */
export const listVoters = endpoint('GET /backoffice/people/voters', {
  ...office,
  name: 'listVoters',
  summary: 'Who may vote at a meeting on a day',
  query: VotersQuery,
  reply: collectionOf(VoterRow).extend({
    day: z.string(),
    plans: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
})

export const listVotersCsv = csvOf(
  listVoters,
  VotersQuery.extend(csvColumns(['name', 'number', 'plans', 'email', 'is_age_known'])),
)
