import { hasFailedPayments } from '@clubhouse/contract/money/payment-methods'
import { loadDialog } from '#features/identity/sign-in/load-dialog.ts'
import { publicLoader } from '../../lib/page/handlers.ts'
import { loadPart } from '../../lib/page/api.ts'

/** What the frame shows besides the page: the step of a sign-in over it, and how many payments wait (MYACC-05). */
export const loadFrame = publicLoader(async (args) => {
  const { call, page } = args
  const [dialog, user] = await Promise.all([loadDialog(args), page.user()])
  if (!user) return { dialog, failedPayments: 0 }
  const { value } = await loadPart(call(hasFailedPayments, {}), page)
  return { dialog, failedPayments: value?.failed_payments ?? 0 }
})
