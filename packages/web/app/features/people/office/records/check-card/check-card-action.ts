import { type ActionFunctionArgs, data } from 'react-router'
import { checkOfficeCard } from '@clubhouse/contract/people/office/members'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { CHECK } from '../messages.ts'

export interface CardAnswer {
  checked?: ReplyOf<typeof checkOfficeCard>
  error?: string
}

/** One card, by a form that needs no script. The code stays out of the address. */
export async function checkCardAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const code = (await readFormFields(request)).field('code').trim()
  if (code === '') return data<CardAnswer>({ error: CHECK.required }, { status: 422 })
  try {
    return data<CardAnswer>({ checked: await page.call(checkOfficeCard, { headers, body: { code } }) })
  } catch (error) {
    const { status, message } = refusedBy(error, page, CHECK.notDone)
    return data<CardAnswer>({ error: message }, { status })
  }
}
