import { redirect } from 'react-router'
import { setPlayLimits } from '@clubhouse/contract/selling/play-limits'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { readFields } from '#lib/form/form-fields.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { PLAY } from './play-messages.ts'

const BREAKS = [1, 30, 182, 365] as const

/** A limit of one's own, or a break from playing. */
export async function saveLimits(page: PageContext, request: Request, form: FormData, club: string) {
  await requireUser(page, request)
  const { field } = readFields(form)
  const values = { intent: field('intent'), club }
  const body = values.intent === 'break' ? readBreak(field('days')) : readLimit(field('limit').trim())
  if (body === null) return answerWith({ errors: { limit: PLAY.badLimit }, values })
  try {
    await page.call(setPlayLimits, { params: { club }, body })
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, PLAY.failed)
    return answerWith({ formError: message, errors, values }, status)
  }
  return redirect(withNotice(askedAddress(request).pathname, 'limits-saved'), 303)
}

function readBreak(asked: string) {
  const days = BREAKS.find((each) => String(each) === asked)
  return days === undefined ? null : { exclude_days: days }
}

function readLimit(typed: string) {
  if (typed === '') return { limit: null }
  const parsed = parseMoney(typed)
  return parsed.ok ? { limit: parsed.cents } : null
}
