import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PlanFields } from '@clubhouse/contract/selling/office/plans'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { plans, programs } from '../tables.ts'

/** What is named has to be the club's own, and there. */

export async function programProblem(tx: Tx, clubId: string, id: string): Promise<{ program_id?: string }> {
  const [found] = await tx
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.clubId, clubId), eq(programs.id, id)))
  return found ? {} : { program_id: 'Choose one of your programmes' }
}

export async function formProblems(
  tx: Tx,
  clubId: string,
  { is_juvenile, member_form_id, guardian_form_id }: PlanFields,
): Promise<Record<string, string>> {
  const wanted = is_juvenile ? 'juvenile' : 'adult'
  const ids = [member_form_id, guardian_form_id ?? member_form_id]
  const found = await rows<{ id: string; kind: string }>(
    tx,
    sql`select id, kind from forms where club_id = ${clubId} and id in (${ids[0]}::uuid, ${ids[1]}::uuid)`,
  )
  const kindOf = (id: string) => found.find((form) => form.id === id)?.kind
  return {
    ...(kindOf(member_form_id) !== wanted && {
      member_form_id: is_juvenile ? 'Choose a form for children' : 'Choose a form for adults',
    }),
    ...(is_juvenile &&
      guardian_form_id !== null &&
      kindOf(guardian_form_id) !== 'guardian' && { guardian_form_id: 'Choose a form for guardians' }),
  }
}

/** Whether all of these are plans of the club. */
export async function areOwnPlans(tx: Tx, clubId: string, ids: readonly string[]): Promise<boolean> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return true
  const found = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.clubId, clubId), inArray(plans.id, [...wanted])))
  return found.length === wanted.size
}
