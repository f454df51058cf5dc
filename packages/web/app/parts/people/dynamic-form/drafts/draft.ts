import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { forgetStoredDraft, readStoredDraft, storeDraft, storedDraftKeys } from '#lib/form/draft-storage.ts'
import { fitDraft } from './fit-draft.ts'
import { laidOver } from './laid-over.ts'
import type { PostedFields } from './posted-fields.ts'

/** Who fills a form in, or about whom; before anybody has signed in it is nobody. */
const NOBODY = 'nobody'

/** A draft belongs to one form, one version of it and one person. */
export function draftKey({ form_id, version }: Asked, person: string | null): string {
  return [form_id, version, person ?? NOBODY].join('/')
}
type Asked = Pick<DynamicForm, 'form_id' | 'version'>

/** Whether what nobody in particular typed is about the person whose draft is asked for. */
export type IsTheirs = (typed: PostedFields) => boolean
const ALWAYS: IsTheirs = () => true

/**
 * What was typed and not sent, or null. Should the club have changed the form meanwhile, what still fits is brought
 * along; should somebody have signed in since, what they typed before is theirs now, over what stands there because
 * it is known of them: but only if it is about them, since nobody may be given the answers of another.
 */
export function readDraft(
  key: string,
  form: DynamicForm,
  standing: PostedFields = {},
  isTheirs: IsTheirs = ALWAYS,
): PostedFields | null {
  const found = findDraft(key, isTheirs)
  if (!found || found.key === key) return found?.fields ?? null
  const fitting = isSameVersion(found.key, key) ? found.fields : fitDraft(form, found.fields)
  const fields = isOfNobody(found.key) ? laidOver(form, standing, fitting) : fitting
  forgetDraft(found.key)
  keepDraft(key, fields)
  return fields
}

export const hasDraft = (key: string, isTheirs: IsTheirs = ALWAYS): boolean =>
  findDraft(key, isTheirs) !== null

/** What was typed into a form before anybody had signed in, in whichever version of it. */
export const draftOfNobody = (form: Asked): PostedFields | null =>
  findDraft(draftKey(form, null), ALWAYS)?.fields ?? null

export function keepDraft(key: string, fields: PostedFields): void {
  storeDraft(key, JSON.stringify(fields))
}

export const forgetDraft = forgetStoredDraft

/** The draft itself, else one of another version, else what nobody in particular typed. */
function findDraft(key: string, isTheirs: IsTheirs): { key: string; fields: PostedFields } | null {
  const [formId, , person] = key.split('/')
  const others = storedDraftKeys()
  const like = [person, NOBODY].flatMap((owner) => others.filter((other) => isOf(other, formId, owner)))
  for (const each of [key, ...like]) {
    const fields = fieldsAt(each)
    const isMeant = each === key || !isOfNobody(each) || (fields !== null && isTheirs(fields))
    if (fields && isMeant) return { key: each, fields }
  }
  return null
}

function isOf(key: string, formId: string | undefined, person: string | undefined): boolean {
  const [itsForm, , itsPerson] = key.split('/')
  return itsForm === formId && itsPerson === person
}

const isOfNobody = (key: string): boolean => key.split('/')[2] === NOBODY

const isSameVersion = (one: string, other: string): boolean => one.split('/')[1] === other.split('/')[1]

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
