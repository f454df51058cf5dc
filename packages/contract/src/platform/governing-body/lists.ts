import { z } from 'zod'
import { csvColumns } from '../../office/csv.ts'
import { endpoint } from '../../endpoint.ts'
import { formWithFile, streamOf } from '../../file.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { DIFFERENCE_KINDS, DIFFERING, MARKS } from './limits.ts'

/** A governing body's own list of registered people, laid beside what its clubs have registered. */

const count = z.number().int().min(0)
const body = { tag: 'Governing bodies' } as const
const LISTS = '/body/lists'
const ofList = { ...body, params: z.object({ list_id: z.uuid() }) } as const

export const BodyList = z.object({
  list_id: z.uuid(),
  filename: z.string(),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  lines: count,
  /** Lines that could not be read; they are stored but not compared. */
  problems: count,
})
export type BodyList = z.infer<typeof BodyList>

export const listBodyLists = endpoint(`GET ${LISTS}`, {
  ...body,
  name: 'listBodyLists',
  summary: 'The lists that the caller’s governing body has uploaded, the newest first',
  query: listQuery(['filename', 'created_at']),
  reply: collectionOf(BodyList),
})

export const uploadBodyList = endpoint(`POST ${LISTS}`, {
  ...body,
  name: 'uploadBodyList',
  summary: 'Uploads the body’s own list of people as CSV',
  body: formWithFile(
    z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Choose a CSV file'),
      filename: z.string().max(300).optional(),
    }),
  ),
  reply: BodyList,
})

export const removeBodyList = endpoint(`DELETE ${LISTS}/{list_id}`, {
  ...ofList,
  name: 'removeBodyList',
  summary: 'Throws a list away; what was marked stays marked',
  reply: z.object({ removed: z.literal(true) }),
})

export const BodyListLine = z.object({
  /** Row number, as the spreadsheet shows it. */
  line: z.number().int(),
  text: z.string(),
  problems: z.array(z.string()),
})
export type BodyListLine = z.infer<typeof BodyListLine>

export const listBodyListProblems = endpoint(`GET ${LISTS}/{list_id}/problems`, {
  ...ofList,
  name: 'listBodyListProblems',
  summary: 'The lines that could not be read, each with everything that is wrong with it',
  query: listQuery(['line']),
  reply: collectionOf(BodyListLine),
})

/** CSV of the lines that failed, with their values: to be corrected and uploaded again. */
export const bodyListProblemsCsv = endpoint(`GET ${LISTS}/{list_id}/problems/csv`, {
  ...ofList,
  name: 'bodyListProblemsCsv',
  summary: 'The lines that could not be read as a CSV file, ready to be corrected',
  reply: streamOf('text/csv; charset=utf-8'),
})

/** A person registered by a club; the body sees name, year of birth and plans only. */
const Registered = z.object({
  name: z.string(),
  birth_year: z.number().int().nullable(),
  club: z.string(),
  plans: z.string(),
})

export const Difference = z.object({
  difference_id: z.string(),
  kind: z.enum(DIFFERENCE_KINDS),
  name: z.string(),
  /** The club named in the body's list; for people who are not on it, the club that registered them. */
  club: z.object({ account_id: z.uuid(), name: z.string() }),
  /** The entry in the body's own list; null for people who are not on it. */
  listed: z
    .object({ line: z.number().int(), number: z.string().nullable(), birth_date: z.string() })
    .nullable(),
  registered: Registered.nullable(),
  differing: z.array(z.enum(DIFFERING)),
  mark: z.enum(MARKS),
  marked_by: z.string().nullable(),
  marked_at: z.iso.datetime().nullable(),
})
export type Difference = z.infer<typeof Difference>

export const DifferenceCounts = z.object({
  missing: count,
  /** Counts of all clubs, also of those that have not agreed to show their members. */
  extra: count,
  differs: count,
  /** People on both lists without a difference. */
  agree: count,
  asked: count,
  done: count,
})
export type DifferenceCounts = z.infer<typeof DifferenceCounts>

/**
 * How a club stands in a comparison: how many of it the list names, and how many it registered whom the list doesn’t. Who those are
 * is told of a club that lets the body read its members.
 */
export const ComparedClub = z.object({
  account_id: z.uuid(),
  name: z.string(),
  listed: count,
  extra: count,
  may_read: z.boolean(),
})
export type ComparedClub = z.infer<typeof ComparedClub>

const DIFFERENCE_COLUMNS = ['name', 'club', 'mark'] as const

const DifferencesQuery = listQuery(DIFFERENCE_COLUMNS).extend({
  kind: z.enum(DIFFERENCE_KINDS).optional(),
  /** `waiting` is what is open or was asked, `done` what is settled or ignored. */
  mark: z.enum([...MARKS, 'waiting', 'done']).optional(),
  club: z.uuid().optional(),
})
export type DifferencesQuery = z.infer<typeof DifferencesQuery>

const DIFFERENCES = `${LISTS}/{list_id}/differences`

export const listDifferences = endpoint(`GET ${DIFFERENCES}`, {
  ...ofList,
  name: 'listDifferences',
  summary:
    'Who is in the body’s list and not registered, registered and not in the list, or in both and not the same',
  query: DifferencesQuery,
  reply: collectionOf(Difference).extend({
    counts: DifferenceCounts,
    list: BodyList,
    clubs: z.array(ComparedClub),
  }),
})

export const listDifferencesCsv = endpoint(`GET ${DIFFERENCES}/csv`, {
  ...ofList,
  name: 'listDifferencesCsv',
  summary: 'The same list as a CSV file, whole',
  query: DifferencesQuery.extend(
    csvColumns(['name', 'kind', 'club', 'number', 'birth_date', 'registered', 'mark']),
  ),
  reply: streamOf('text/csv; charset=utf-8'),
})

export const markDifferences = endpoint(`POST ${LISTS}/{list_id}/marks`, {
  ...ofList,
  name: 'markDifferences',
  summary: 'Says how far someone has come with some of the differences',
  body: z.object({
    difference_ids: z.array(z.string().min(1).max(64)).min(1).max(100),
    mark: z.enum(MARKS),
  }),
  reply: z.object({ marked: count }),
})
