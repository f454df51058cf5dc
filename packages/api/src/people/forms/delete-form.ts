import { and, eq } from 'drizzle-orm'
import { constraintOf } from '#kernel/db/sql-state.ts'
import { forms } from './tables.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { notFound } from '@clubhouse/contract/refusal'
import type { RunningClub } from '#kernel/http/guard.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import type { FormDeps } from './write-version.ts'
import { findForm } from './forms.queries.ts'
import { usedByPlans, usedMeanwhile, wasAnswered } from './refusals.ts'

/** Only what was never used: an answer keeps the questions that it was given to. */
export async function deleteForm(
  { db, audit }: FormDeps,
  caller: Caller,
  { clubId, userId }: RunningClub,
  formId: string,
): Promise<void> {
  const deleted = await db
    .withClub(clubId, async (tx) => {
      const form = await findForm(tx, clubId, formId)
      if (!form) return notFound('The form')
      if (form.plans.length > 0) return usedByPlans(form.plans)
      if (form.answer_count > 0) return wasAnswered()
      const gone = await tx
        .delete(forms)
        .where(and(eq(forms.clubId, clubId), eq(forms.id, formId)))
        .returning({ id: forms.id })
      if (gone.length === 0) return notFound('The form')
      const detail = { form_id: form.form_id, name: form.name, from_version: String(form.version) }
      await audit.record(tx, caller, { kind: 'form-deleted', clubId, actorId: userId, detail })
      return null
    })
    .catch((error: unknown) => {
      if (/^(form_answers|plans)_/.test(constraintOf(error) ?? '')) return usedMeanwhile()
      throw error
    })
  orThrow(deleted)
}
