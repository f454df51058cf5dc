import { redirect } from 'react-router'
import {
  confirmBankLines,
  payWithBankLine,
  setBankLineAside,
  undoBankLine,
} from '@clubhouse/contract/money/office/bank'
import { ASIDE_ACCOUNTS } from '@clubhouse/contract/money/office/bank-limits'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { LINE } from './messages.ts'

/** What is decided of one line, each by a form that needs no script; the list then says it, with the way back. */
export const lineAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const { field } = await readFormFields(request)
  const of = { headers, params: { line_id: id } }
  const done = (what: string) => redirect(`/money/bank?done=${what}&on=${id}`, 303)
  async function setAside() {
    const [account, reason] = [field('account'), field('reason')]
    const known = ASIDE_ACCOUNTS.find((each) => each === account) ?? null
    const errors = {
      ...(known === null && account !== 'none' && { account: LINE.accountNeeded }),
      ...(reason.trim() === '' && { reason: LINE.whyNeeded }),
    }
    if (Object.keys(errors).length > 0) return answerWith({ errors, values: { account, reason } }, 422)
    await call(setBankLineAside, { ...of, body: { reason, account: known } })
    return done('aside')
  }
  try {
    switch (field('intent')) {
      case 'confirm':
        await call(confirmBankLines, {
          headers,
          body: { lines: [{ line_id: id, pays_id: field('pays_id') }] },
        })
        return done('confirm')
      case 'pay':
        await call(payWithBankLine, { ...of, body: { order_id: field('order_id') } })
        return done('confirm')
      case 'aside':
        return await setAside()
      case 'undo':
        await call(undoBankLine, of)
        return redirect(`/money/bank/${id}`, 303)
      default:
        return answerWith({ formError: LINE.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, LINE.notDone)
    return answerWith({ formError: message || LINE.notDone, errors }, status)
  }
})
