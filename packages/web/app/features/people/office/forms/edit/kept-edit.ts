import { forgetStoredDraft, readStoredDraft, storeDraft } from '#lib/form/draft-storage.ts'
import type { FormDraft } from '#parts/people/form-editor/edit-draft.ts'

/** Work on a form that was not saved: it outlives a reload and a sign-in elsewhere, and ends with the tab. */
export interface KeptEdit {
  version: number
  base: FormDraft
  draft: FormDraft
  at: string
}

const keyOf = (formId: string, userId: string): string => `editor/${formId}/${userId}`

export function readKeptEdit(formId: string, userId: string): KeptEdit | null {
  const text = readStoredDraft(keyOf(formId, userId))
  if (text === null) return null
  try {
    const read: unknown = JSON.parse(text)
    return isKeptEdit(read) ? read : null
  } catch {
    return null
  }
}

export function keepEdit(formId: string, userId: string, edit: KeptEdit): void {
  storeDraft(keyOf(formId, userId), JSON.stringify(edit))
}

export const forgetEdit = (formId: string, userId: string): void => forgetStoredDraft(keyOf(formId, userId))

/** Storage is written by us, but anybody can write to it; what is odd about the draft itself the server refuses. */
function isKeptEdit(read: unknown): read is KeptEdit {
  if (typeof read !== 'object' || read === null) return false
  const { version, at, base, draft } = read as Partial<Record<keyof KeptEdit, unknown>>
  return typeof version === 'number' && typeof at === 'string' && isDraft(base) && isDraft(draft)
}

const isDraft = (read: unknown): read is FormDraft =>
  typeof read === 'object' &&
  read !== null &&
  'name' in read &&
  typeof read.name === 'string' &&
  'sections' in read &&
  Array.isArray(read.sections)
