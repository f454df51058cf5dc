import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { forgetStoredDraft, readStoredDraft, storeDraft, storedDraftKeys } from '#lib/form/draft-storage.ts'
import { fitDraft } from './fit-draft.ts'
import type { PostedFields } from './posted-fields.ts'

/** A draft belongs to one form, one version of it and one person. */
export function draftKey(
  { form_id, version }: Pick<DynamicForm, 'form_id' | 'version'>,
  person: string,
): string {
  return [form_id, version, person].join('/')
}

/** What was typed and not sent, or null. Should the club have changed the form meanwhile, what still fits is brought along. */
export function readDraft(key: string, form: DynamicForm): PostedFields | null {
  const found = findDraft(key)
  if (!found || found.key === key) return found?.fields ?? null
  const fields = fitDraft(form, found.fields)
  forgetDraft(found.key)
  keepDraft(key, fields)
  return fields
}

export const hasDraft = (key: string): boolean => findDraft(key) !== null

export function keepDraft(key: string, fields: PostedFields): void {
  storeDraft(key, JSON.stringify(fields))
}

export const forgetDraft = forgetStoredDraft

/** The draft itself, else one of another version. */
function findDraft(key: string): { key: string; fields: PostedFields } | null {
  const [formId, , person] = key.split('/')
  const others = storedDraftKeys().filter((other) => {
    const [itsForm, , itsPerson] = other.split('/')
    return itsForm === formId && itsPerson === person
  })
  for (const each of [key, ...others]) {
    const fields = fieldsAt(each)
    if (fields) return { key: each, fields }
  }
  return null
}

function fieldsAt(key: string): PostedFields | null {
  const text = readStoredDraft(key)
  if (text === null) return null
  try {
    const read: unknown = JSON.parse(text)
    return isFields(read) ? read : null
  } catch {
    return null
  }
}

/** Storage is written by us, but anybody can write to it. */
function isFields(read: unknown): read is PostedFields {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return false
  return Object.values(read).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
  )
}
