import { type ActionFunctionArgs, redirect } from 'react-router'
import {
  confirmBankLines,
  payWithBankLine,
  setBankLineAside,
  undoBankLine,
} from '@clubhouse/contract/money/office/bank'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { LINE } from './messages.ts'

/** What is decided of one line, each by a form that needs no script; the list then says it, with the way back. */
export async function lineAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = await readFormFields(request)
  const of = { headers, params: { line_id: id } }
  const done = (what: string) => redirect(`/money/bank?done=${what}&on=${id}`, 303)
  try {
    switch (field('intent')) {
      case 'confirm':
        await page.call(confirmBankLines, {
          headers,
          body: { lines: [{ line_id: id, pays_id: field('pays_id') }] },
        })
        return done('confirm')
      case 'pay':
        await page.call(payWithBankLine, { ...of, body: { order_id: field('order_id') } })
        return done('confirm')
      case 'aside':
        if (field('reason').trim() === '') return answerWith({ errors: { reason: LINE.whyNeeded } }, 422)
        await page.call(setBankLineAside, { ...of, body: { reason: field('reason') } })
        return done('aside')
      case 'undo':
        await page.call(undoBankLine, of)
        return redirect(`/money/bank/${id}`, 303)
      default:
        return answerWith({ formError: LINE.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, LINE.notDone)
    return answerWith({ formError: message || LINE.notDone, errors }, status)
  }
}
