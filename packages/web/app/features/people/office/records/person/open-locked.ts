import { redirect } from 'react-router'
import { ACCESS_REASONS } from '@clubhouse/contract/people/office/member-limits'
import {
  type OfficeMember,
  openGuardedAnswers,
  readGuardedAnswers,
} from '@clubhouse/contract/people/office/members'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormFields } from '#lib/form/form-fields.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { loadPart } from '#lib/page/api.ts'
import type { AccountHeader } from '#parts/office/require-club.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'
import { LOCKED, PERSON } from '../messages.ts'
import { loadProof } from '../requests/load-proof.ts'

type Locked = Pick<OfficeMember, 'member_id' | 'has_guarded' | 'may_open_guarded' | 'guarded_until'>

/** What is behind the lock while it is open, else by what whoever is there can prove who they are. */
export async function loadGuarded(page: PageContext, headers: AccountHeader, person: Locked) {
  const isOpen = person.guarded_until !== null
  const isAsked = person.has_guarded && person.may_open_guarded && !isOpen
  const of = { headers, params: { member_id: person.member_id } }
  const [guarded, proof] = await Promise.all([
    isOpen ? loadPart(page.call(readGuardedAnswers, of), page) : null,
    isAsked ? loadPart(loadProof(page), page) : null,
  ])
  return { guarded: guarded?.value ?? null, proof: proof?.value ?? null }
}

/** Opens it for a reason and a proof; `back` is the page that shows it. */
export async function openLocked(
  { page, request, headers }: { page: PageContext; request: Request; headers: AccountHeader },
  fields: FormFields,
  { memberId, back }: { memberId: string; back: string },
) {
  const { field } = fields
  const values = { reason: field('reason'), note: field('note') }
  const reason = ACCESS_REASONS.find((each) => each === values.reason)
  if (!reason) return answerWith({ errors: { reason: LOCKED.choose }, values })
  try {
    const proof = readProof(page, request, fields)
    const body = { ...proof, reason, note: values.note }
    await page.call(openGuardedAnswers, { headers, params: { member_id: memberId }, body })
    return redirect(`${back}#medical`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, PERSON.notDone)
    const formError = Object.keys(errors).length > 0 ? null : message
    return answerWith({ formError, errors, values }, status)
  }
}
