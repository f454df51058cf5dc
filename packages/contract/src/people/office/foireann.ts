import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { streamOf } from '../../file.ts'

/** DATA-52: a club's members as a list for Foireann; not found while the club has it switched off. */

const office = { tag: 'Back office', headers: AccountHeader } as const

export const FoireannList = z.object({
  /** Present members. */
  members: z.number().int(),
  /** Those of them who got their number from an imported list. */
  numbered: z.number().int(),
})
export type FoireannList = z.infer<typeof FoireannList>

export const getFoireann = endpoint('GET /backoffice/people/foireann', {
  ...office,
  name: 'getFoireann',
  summary: 'How many members the list for Foireann has',
  reply: FoireannList,
})

export const foireannCsv = endpoint('GET /backoffice/people/foireann/csv', {
  ...office,
  name: 'foireannCsv',
  summary: 'The members of today with what a register asks for, as a CSV file',
  reply: streamOf('text/csv; charset=utf-8'),
})
