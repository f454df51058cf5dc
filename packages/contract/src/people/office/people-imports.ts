import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { formWithFile, streamOf } from '../../file.ts'
import { collectionOf, listQuery } from '../../paging.ts'

/** Lists of people that a club brings along: uploaded, looked through without writing anything, taken over, and taken back. */

export const IMPORT_STATES = ['checked', 'running', 'done', 'undoing', 'undone'] as const
export const ImportState = z.enum(IMPORT_STATES)
export type ImportState = z.infer<typeof ImportState>

/** `here`: the club knows the person already; `left`: an undo did not remove the person, with the reason. */
export const IMPORT_LINE_STATES = ['ready', 'problem', 'here', 'imported', 'removed', 'left'] as const
export const ImportLineState = z.enum(IMPORT_LINE_STATES)
export type ImportLineState = z.infer<typeof ImportLineState>

const ImportField = z.enum([
  'first_name',
  'last_name',
  'date_of_birth',
  'email',
  'phone',
  'guardian_first_name',
  'guardian_last_name',
  'guardian_email',
  'guardian_phone',
  'plan',
  'external_id',
])
const Mapping = z.array(ImportField.nullable()).min(1).max(40)

export const ImportCounts = z.object({
  lines: z.number().int(),
  ready: z.number().int(),
  problem: z.number().int(),
  here: z.number().int(),
  imported: z.number().int(),
  removed: z.number().int(),
  left: z.number().int(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const PeopleImportSummary = z.object({
  import_id: z.uuid(),
  filename: z.string(),
  state: ImportState,
  created_at: z.iso.datetime(),
  created_by: z.string().nullable(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
  counts: ImportCounts,
})
export type PeopleImportSummary = z.infer<typeof PeopleImportSummary>

export const PeopleImport = PeopleImportSummary.extend({
  revision: z.number().int(),
  headings: z.array(z.string()),
  /** Values of the first lines, as examples of the column. */
  sample: z.array(z.array(z.string())),
  mapping: Mapping,
  /** What has to be said before the lines can be read. */
  mapping_problem: z.string().nullable(),
  encoding: z.enum(['UTF-8', 'Windows-1252']),
  /** Until when it can be taken back; null before it was begun, and once its lines are forgotten. */
  undo_until: z.iso.datetime().nullable(),
  /** True when all attempts failed and platform staff have to look. */
  has_stopped: z.boolean(),
})
export type PeopleImport = z.infer<typeof PeopleImport>

export const ImportLine = z.object({
  /** Row number, as the spreadsheet shows it. */
  line: z.number().int(),
  name: z.string(),
  state: ImportLineState,
  problems: z.array(z.object({ field: ImportField.nullable(), text: z.string() })),
})
export type ImportLine = z.infer<typeof ImportLine>

const office = { tag: 'Back office', headers: AccountHeader } as const
const IMPORTS = '/backoffice/people/imports'
const ofImport = { ...office, params: z.object({ import_id: z.uuid() }) } as const

export const listPeopleImports = endpoint(`GET ${IMPORTS}`, {
  ...office,
  name: 'listPeopleImports',
  summary: 'The lists of people that a club has uploaded, the newest first',
  query: listQuery(['filename', 'created_at']),
  reply: collectionOf(PeopleImportSummary),
})

/** A multipart form with the one file. Nothing is written but the list itself. */
export const uploadPeople = endpoint(`POST ${IMPORTS}`, {
  ...office,
  name: 'uploadPeople',
  summary: 'Uploads a list of people as CSV and looks through it',
  body: formWithFile(
    z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Choose a CSV file'),
      filename: z.string().max(300).optional(),
      /** The list that this one is a corrected version of: it goes, unless it was begun. */
      replaces: z.uuid().optional(),
    }),
  ),
  reply: PeopleImport,
})

export const getPeopleImport = endpoint(`GET ${IMPORTS}/{import_id}`, {
  ...ofImport,
  name: 'getPeopleImport',
  summary: 'A list of people, and how far it has come',
  reply: PeopleImport,
})

export const listImportLines = endpoint(`GET ${IMPORTS}/{import_id}/lines`, {
  ...ofImport,
  name: 'listImportLines',
  summary: 'The lines of a list, each with everything that is wrong with it',
  query: listQuery(['line', 'name']).extend({ state: ImportLineState.optional() }),
  reply: collectionOf(ImportLine),
})

/** CSV of the lines that failed, with their values: to be corrected and uploaded again. */
export const importProblemsCsv = endpoint(`GET ${IMPORTS}/{import_id}/problems/csv`, {
  ...ofImport,
  name: 'importProblemsCsv',
  summary: 'The lines with problems as a CSV file, ready to be corrected',
  reply: streamOf('text/csv; charset=utf-8'),
})

const Seen = z.object({ revision: z.number().int().min(0) })

export const mapPeopleImport = endpoint(`PATCH ${IMPORTS}/{import_id}`, {
  ...ofImport,
  name: 'mapPeopleImport',
  summary: 'Says what the columns mean, and looks through the lines again',
  body: Seen.extend({ mapping: Mapping }),
  reply: PeopleImport,
})

export const startPeopleImport = endpoint(`POST ${IMPORTS}/{import_id}/start`, {
  ...ofImport,
  name: 'startPeopleImport',
  summary: 'Takes over everyone who is ready',
  body: Seen,
  reply: PeopleImport,
})

export const undoPeopleImport = endpoint(`POST ${IMPORTS}/{import_id}/undo`, {
  ...ofImport,
  name: 'undoPeopleImport',
  summary: 'Takes away what an import made and nobody has touched since',
  reply: PeopleImport,
})

export const discardPeopleImport = endpoint(`DELETE ${IMPORTS}/{import_id}`, {
  ...ofImport,
  name: 'discardPeopleImport',
  summary: 'Throws a list away that was not begun',
  reply: z.object({ discarded: z.literal(true) }),
})
