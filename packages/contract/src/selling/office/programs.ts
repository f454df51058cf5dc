import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { CATALOGUE_LIMITS } from './catalogue-limits.ts'

/** OPEN-120, DATA-36: the programmes under which a club sells, for those who run it. */

export const ProgramFields = z.object({
  title: z.string().trim().max(CATALOGUE_LIMITS.name),
  /** The last day, after which it is off the website; null for none. */
  ends_on: z.iso.date().nullable().default(null),
})
export type ProgramFields = z.infer<typeof ProgramFields>

const Count = z.number().int().min(0)

export const ProgramSummary = ProgramFields.extend({
  program_id: z.uuid(),
  is_finished: z.boolean(),
  plans: Count,
  bundles: Count,
  /** Memberships that count today, over all its plans. */
  members: Count,
})
export type ProgramSummary = z.infer<typeof ProgramSummary>

export const OfficeProgram = ProgramSummary.extend({
  /** Version that the edit was made on; 409 when another admin has saved since. */
  version: z.string(),
})
export type OfficeProgram = z.infer<typeof OfficeProgram>

export const ProgramsQuery = listQuery(['title', 'ends_on', 'members']).extend({
  finished: z.enum(['true', 'false']).optional(),
})
export type ProgramsQuery = z.infer<typeof ProgramsQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofProgram = { ...office, params: z.object({ program_id: z.uuid() }) } as const

export const listOfficePrograms = endpoint('GET /backoffice/programs', {
  ...office,
  name: 'listOfficePrograms',
  summary: 'The programmes of a club, in the order in which visitors see them',
  query: ProgramsQuery,
  reply: collectionOf(ProgramSummary).extend({ counts: z.object({ current: Count, finished: Count }) }),
})

export const createProgram = endpoint('POST /backoffice/programs', {
  ...office,
  name: 'createProgram',
  summary: 'A new programme, after the others',
  body: ProgramFields,
  reply: OfficeProgram,
})

export const getOfficeProgram = endpoint('GET /backoffice/programs/{program_id}', {
  ...ofProgram,
  name: 'getOfficeProgram',
  summary: 'One programme',
  reply: OfficeProgram,
})

export const changeProgram = endpoint('PATCH /backoffice/programs/{program_id}', {
  ...ofProgram,
  name: 'changeProgram',
  summary: 'Changes a programme',
  body: ProgramFields.extend({ version: z.string().max(64) }),
  reply: OfficeProgram,
})

/** Deletes an empty programme; refused when it has plans. */
export const deleteProgram = endpoint('DELETE /backoffice/programs/{program_id}', {
  ...ofProgram,
  name: 'deleteProgram',
  summary: 'Deletes a programme in which there is nothing',
  reply: z.object({ deleted: z.literal(true) }),
})
