import type { LoaderFunctionArgs } from 'react-router'
import { hasFailedPayments } from '@clubhouse/contract/money/payment-methods'
import { loadDialog } from '#features/identity/sign-in/load-dialog.ts'
import { loadPart } from '../../lib/page/api.ts'
import { pageContext } from '../../lib/page/page-context.ts'

/** What the frame shows besides the page: the step of a sign-in over it, and how many payments wait (MYACC-05). */
export async function loadFrame(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext)
  const [dialog, user] = await Promise.all([loadDialog(args), page.user()])
  if (!user) return { dialog, failedPayments: 0 }
  const { value } = await loadPart(page.call(hasFailedPayments, {}), page)
  return { dialog, failedPayments: value?.failed_payments ?? 0 }
}
