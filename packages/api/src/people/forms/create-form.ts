import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { createForm as createFormCall, SavedForm } from '@clubhouse/contract/people/office/forms'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { FormKind, FormSection } from '@clubhouse/contract/people/forms'
import { nextVersion } from '@clubhouse/domain/people/forms/versions/next-version'
import { templateOf } from '@clubhouse/domain/people/forms/templates'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { forms } from './tables.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { RunningClub } from '#kernel/http/guard.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { type FormDeps, writeVersion } from './write-version.ts'
import { findForm } from './forms.queries.ts'
import { brokenForm } from './refusals.ts'

/** More than any club asks with; a list that grows without end is a slip or an attack. */
export const MOST_FORMS = 200

/** A form of the template of its kind, or of what another form of the club asks today. */
export async function createForm(
  { db, now, audit }: FormDeps,
  caller: Caller,
  { clubId, userId }: RunningClub,
  { kind, name, copy_of }: ParsedOf<typeof createFormCall>['body'],
): Promise<SavedForm> {
  const made = await undoneIfRefused(db, clubId, async (tx) => {
    // Several at the same moment would all find the last place free.
    await oneAtATime(tx, 'create-form', clubId)
    if ((await tx.$count(forms, eq(forms.clubId, clubId))) >= MOST_FORMS) return tooMany()
    const sections = copy_of === undefined ? templateOf(kind) : await copyOf(tx, clubId, copy_of, kind)
    if (sections instanceof Refusal) return sections
    const [formId, createdAt] = [randomUUID(), now()]
    await tx.insert(forms).values({ clubId, id: formId, kind, name, version: 1, createdAt })
    const version = { clubId, formId, version: 1, sections, createdAt, createdBy: userId }
    const refused = await writeVersion(tx, version)
    if (refused) return refused
    const detail = { form_id: formId, name, to_version: '1' }
    await audit.record(tx, caller, { kind: 'form-created', clubId, actorId: userId, detail })
    return findForm(tx, clubId, formId)
  })
  return orNotFound(made, 'The form')
}

async function copyOf(
  tx: Tx,
  clubId: string,
  formId: string,
  kind: FormKind,
): Promise<FormSection[] | Refusal> {
  const original = await findForm(tx, clubId, formId)
  if (!original) return notFound('The form')
  // A form of another kind may lack what this kind cannot do without.
  const copied = nextVersion(kind, original.sections)
  return copied.ok ? copied.value : brokenForm(copied.reason)
}

const tooMany = () =>
  new Refusal(
    409,
    'too_many_forms',
    `A club has at most ${MOST_FORMS} forms. Delete one that was never used.`,
  )
