import { data, redirect } from 'react-router'
import { changeRetention } from '@clubhouse/contract/people/office/retention'
import { isRefusal } from '@clubhouse/contract/refusal'
import { RETENTION_KINDS, type RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { KEPT } from './messages.ts'

export interface RetentionAnswer {
  error: string | null
  /** What would be gone tonight, in sentences: it is done once somebody has said yes. */
  asks: string[]
  /** Of single kinds. */
  errors: Partial<Record<RetentionKind, string>>
  /** What was chosen, for a page that is drawn anew. */
  chosen: Partial<Record<RetentionKind, number>>
}

export const retentionAction = officeAction(async ({ call, page, headers, request }) => {
  const { field } = await readFormFields(request)
  const chosen: RetentionAnswer['chosen'] = {}
  for (const kind of RETENTION_KINDS) if (/^\d{1,4}$/.test(field(kind))) chosen[kind] = Number(field(kind))
  try {
    await call(changeRetention, {
      headers,
      body: { times: chosen, confirmed: field('confirmed') === 'yes' },
    })
    return redirect(savedAddress('/settings/retention', page.now()), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, KEPT.notSaved)
    const isAsking = isRefusal(error) && error.code === 'would_forget'
    const answer: RetentionAnswer = {
      error: isAsking ? null : message,
      asks: isAsking ? Object.values(errors) : [],
      errors: isAsking ? {} : errors,
      chosen,
    }
    return data(answer, { status })
  }
})
