import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { SavedForm, saveForm as saveFormCall } from '@clubhouse/contract/people/office/forms'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { nextVersion } from '@clubhouse/domain/people/forms/versions/next-version'
import type { Tx } from '#kernel/db/database.ts'
import { forms } from './tables.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { AuditKind } from '#kernel/security/audit.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { type FormDeps, writeVersion } from './write-version.ts'
import { findForm } from './forms.queries.ts'
import { askedBefore } from './asked-before.queries.ts'
import { brokenForm, formChanged, usedByPlans } from './refusals.ts'
import { clubFacts } from '#site/clubs/reads.ts'

type Changes = ParsedOf<typeof saveFormCall>['body']

export interface SaveOptions {
  /** Only the negative control of the race test saves over what it has not seen. */
  minds?: boolean
}

/** All of what is asked for, on top of the version that was edited, or nothing. */
export async function saveForm(
  { db, now, audit }: FormDeps,
  caller: Caller,
  { clubId, userId }: RunningClub,
  formId: string,
  changes: Changes,
  { minds = true }: SaveOptions = {},
): Promise<SavedForm> {
  const saved = await undoneIfRefused(db, clubId, async (tx) => {
    const before = await findForm(tx, clubId, formId)
    if (!before) return notFound('The form')
    if (before.version !== changes.base_version) return changedMeanwhile(tx, clubId, formId, now())
    const sections = await sectionsToWrite(tx, clubId, before, changes)
    if (sections instanceof Refusal) return sections
    const done = whatIsDone(before, changes, sections)
    if (done.length === 0) return before
    if (done.includes('form-archived') && before.plans.length > 0) return usedByPlans(before.plans)

    const at = now()
    // Whoever was faster has moved the version on, and then nothing here is changed.
    const isAsSeen = minds ? eq(forms.version, changes.base_version) : undefined
    const [row] = await tx
      .update(forms)
      .set({
        name: changes.name ?? before.name,
        ...(sections && { version: sql`${forms.version} + 1` }),
        ...(done.includes('form-archived') && { archivedAt: at }),
        ...(done.includes('form-restored') && { archivedAt: null }),
      })
      .where(and(eq(forms.clubId, clubId), eq(forms.id, formId), isAsSeen))
      .returning({ version: forms.version })
    if (!row) return changedMeanwhile(tx, clubId, formId, at)
    const { version } = row
    const written = sections && { clubId, formId, version, sections, createdAt: at, createdBy: userId }
    const refused = written && (await writeVersion(tx, written))
    if (refused) return refused
    const detail = {
      form_id: before.form_id,
      name: changes.name ?? before.name,
      ...(done.includes('form-renamed') && { called: `${before.name} → ${changes.name ?? ''}` }),
      from_version: String(before.version),
      to_version: String(version),
    }
    for (const kind of done) await audit.record(tx, caller, { kind, clubId, actorId: userId, detail })
    return findForm(tx, clubId, formId)
  })
  return orNotFound(saved, 'The form')
}

/** The next version's; null where it would say what the newest says already. */
async function sectionsToWrite(
  tx: Tx,
  clubId: string,
  before: SavedForm,
  { sections: wanted }: Changes,
): Promise<FormSection[] | Refusal | null> {
  if (wanted === undefined) return null
  const next = nextVersion(before.kind, wanted, await askedBefore(tx, clubId, before.form_id))
  if (!next.ok) return brokenForm(next.reason)
  return isDeepStrictEqual(next.value, before.sections) ? null : next.value
}

function whatIsDone(
  before: SavedForm,
  { name, archived }: Changes,
  sections: FormSection[] | null,
): AuditKind[] {
  const wasArchived = before.archived_at !== null
  return [
    ...(sections ? (['form-saved'] as const) : []),
    ...(name !== undefined && name !== before.name ? (['form-renamed'] as const) : []),
    ...(archived === true && !wasArchived ? (['form-archived'] as const) : []),
    ...(archived === false && wasArchived ? (['form-restored'] as const) : []),
  ]
}

async function changedMeanwhile(tx: Tx, clubId: string, formId: string, now: Date): Promise<Refusal> {
  const newest = await findForm(tx, clubId, formId)
  const { timeZone } = await clubFacts(tx, clubId)
  // Deleted in the same moment: there is nothing to be compared with.
  return newest ? formChanged(newest, { now, timeZone }) : notFound('The form')
}
