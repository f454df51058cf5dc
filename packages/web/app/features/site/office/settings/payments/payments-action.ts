import { type ActionFunctionArgs, data, redirect } from 'react-router'
import {
  checkPaymentsAccount,
  openPaymentsAccount,
  registerWalletDomain,
  setRefundLimit,
} from '@clubhouse/contract/money/office/payments-account'
import { toMinorUnits } from '@clubhouse/domain/money/money'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { PAYMENTS } from './messages.ts'

const HERE = '/settings/payments'

export async function paymentsAction({ request, context }: ActionFunctionArgs) {
  const { field } = await readFormFields(request)
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const asked = { headers, body: {} }
  try {
    switch (field('intent')) {
      case 'open':
        await page.call(openPaymentsAccount, asked)
        return redirect(`${HERE}?done=opened`, 303)
      case 'test':
        await page.call(checkPaymentsAccount, asked)
        return redirect(`${HERE}?done=tested`, 303)
      case 'wallets':
        await page.call(registerWalletDomain, asked)
        return redirect(`${HERE}?done=wallets`, 303)
      case 'refunds': {
        const typed = field('refund_alone_up_to').replaceAll(/[€£$,\s]/g, '')
        if (!/^\d{1,6}(\.\d{1,2})?$/.test(typed))
          return data({ error: PAYMENTS.refundsWrong }, { status: 422 })
        const body = { refund_alone_up_to: toMinorUnits(Number(typed)) }
        await page.call(setRefundLimit, { headers, body })
        return redirect(`${HERE}?done=refunds`, 303)
      }
      default:
        return redirect(HERE, 303)
    }
  } catch (error) {
    const { status, message } = refusedBy(error, page, PAYMENTS.notDone)
    return data({ error: message || PAYMENTS.notDone }, { status })
  }
}
