import { z } from 'zod'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { DynamicForm, FormKind, FormSections, Version, VersionInPath } from '../forms.ts'
import { collectionOf, PageQuery, SortDirection } from '../../paging.ts'

/** OPEN-120: a club's forms, for those who run it. */

const FormParams = z.object({ form_id: z.uuid() })

const saved = {
  saved_at: z.string(),
  /** Name of the author, for the club's own admins; null for the platform. */
  saved_by: z.string().nullable(),
  /** User id of the author, to tell two authors of the same name apart. */
  saved_by_id: z.uuid().nullable(),
}

const inUse = {
  /** The names of the plans that ask with it. */
  plans: z.array(z.string()),
  /** Number of answers to all versions. */
  answer_count: z.number().int(),
  archived_at: z.string().nullable(),
}

export const FormSummary = z.object({
  form_id: z.uuid(),
  kind: FormKind,
  name: z.string(),
  version: z.number().int(),
  question_count: z.number().int(),
  section_count: z.number().int(),
  ...saved,
  ...inUse,
})
export type FormSummary = z.infer<typeof FormSummary>

/** One version, with who saved it and when. */
export const SavedForm = DynamicForm.extend({ ...saved, ...inUse })
export type SavedForm = z.infer<typeof SavedForm>

export const FormVersion = z.object({
  version: z.number().int(),
  ...saved,
  question_count: z.number().int(),
  /** Number of answers to this version. */
  answer_count: z.number().int(),
})
export type FormVersion = z.infer<typeof FormVersion>

const FormName = z.string().trim().min(1, 'Please enter a name').max(100)

/** Columns to sort by; `plans` sorts by their number. */
export const FormSort = z.enum(['name', 'kind', 'question_count', 'answer_count', 'plans', 'saved_at'])
export type FormSort = z.infer<typeof FormSort>

/** TABLE-11; `filter` looks at the names of forms and of the plans that use them. */
export const FormsQuery = PageQuery.extend({
  filter: z.string().trim().max(200).optional(),
  sort: FormSort.optional(),
  sort_direction: SortDirection.optional(),
  ids: z.array(z.uuid()).max(100).optional(),
  kind: FormKind.optional(),
  /** Left out, both those in use and those in the archive are listed. */
  archived: z.enum(['true', 'false']).optional(),
})

export type FormsQuery = z.infer<typeof FormsQuery>

/** How many there are to choose from, whatever was asked for. */
const FormCounts = z.object({
  adult: z.number().int(),
  juvenile: z.number().int(),
  guardian: z.number().int(),
  archived: z.number().int(),
})
export type FormCounts = z.infer<typeof FormCounts>

/** Default order: what is in use first, then by kind and name. */
export const listForms = endpoint('GET /backoffice/forms', {
  name: 'listForms',
  summary: 'The forms of a club',
  tag: 'Back office',
  headers: AccountHeader,
  query: FormsQuery,
  reply: collectionOf(FormSummary).extend({ counts: FormCounts }),
})

export const listFormsCsv = csvOf(
  listForms,
  FormsQuery.extend(csvColumns(['name', 'kind', 'question_count', 'answer_count', 'plans', 'saved_at'])),
)

/** Begins with the platform's template of its kind, or with the newest version of another form. */
export const createForm = endpoint('POST /backoffice/forms', {
  name: 'createForm',
  summary: 'A new form from a template or from another form',
  tag: 'Back office',
  headers: AccountHeader,
  body: z.object({ kind: FormKind, name: FormName, copy_of: z.uuid().optional() }),
  reply: SavedForm,
})

export const getForm = endpoint('GET /backoffice/forms/{form_id}', {
  name: 'getForm',
  summary: 'A form in its newest version',
  tag: 'Back office',
  params: FormParams,
  headers: AccountHeader,
  reply: SavedForm,
})

/**
 * Saves a new version, or only the name, or puts a form away and back. `base_version` is the version that was
 * edited: when somebody else saved meanwhile the answer is 409, and nothing is lost on either side.
 */
export const saveForm = endpoint('PATCH /backoffice/forms/{form_id}', {
  name: 'saveForm',
  summary: 'Saves a form as a new version',
  tag: 'Back office',
  params: FormParams,
  headers: AccountHeader,
  body: z.object({
    base_version: Version,
    name: FormName.optional(),
    sections: FormSections.optional(),
    archived: z.boolean().optional(),
  }),
  reply: SavedForm,
})

/** Deletes a form that no plan uses and that has no answers; any other is archived instead. */
export const deleteForm = endpoint('DELETE /backoffice/forms/{form_id}', {
  name: 'deleteForm',
  summary: 'Removes a form that was never used',
  tag: 'Back office',
  params: FormParams,
  headers: AccountHeader,
  reply: z.object({ deleted: z.literal(true) }),
})

export const listFormVersions = endpoint('GET /backoffice/forms/{form_id}/versions', {
  name: 'listFormVersions',
  summary: 'Every version of a form, the newest first',
  tag: 'Back office',
  params: FormParams,
  headers: AccountHeader,
  reply: z.object({ items: z.array(FormVersion) }),
})

export const getFormVersion = endpoint('GET /backoffice/forms/{form_id}/versions/{version}', {
  name: 'getFormVersion',
  summary: 'One version of a form',
  tag: 'Back office',
  params: FormParams.extend({ version: VersionInPath }),
  headers: AccountHeader,
  reply: SavedForm,
})
