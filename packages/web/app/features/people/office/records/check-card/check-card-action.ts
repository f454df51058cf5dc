import { data } from 'react-router'
import { checkOfficeCard } from '@clubhouse/contract/people/office/members'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { CHECK } from '../messages.ts'

export interface CardAnswer {
  checked?: ReplyOf<typeof checkOfficeCard>
  error?: string
}

/** One card, by a form that needs no script. The code stays out of the address. */
export const checkCardAction = officeAction(async ({ call, page, headers, request }) => {
  const code = (await readFormFields(request)).field('code').trim()
  if (code === '') return data<CardAnswer>({ error: CHECK.required }, { status: 422 })
  try {
    return data<CardAnswer>({ checked: await call(checkOfficeCard, { headers, body: { code } }) })
  } catch (error) {
    const { status, message } = refusedBy(error, page, CHECK.notDone)
    return data<CardAnswer>({ error: message }, { status })
  }
})
