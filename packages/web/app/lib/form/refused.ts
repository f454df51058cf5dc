import { data } from 'react-router'
import { isRefusal, PROVIDER_FAILED } from '@clubhouse/contract/refusal'
import { errorText } from '@clubhouse/domain/web/error-text'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { statusOf } from '../page/api.ts'
import type { FormAnswer } from './form-answer.ts'

export interface Refused {
  status: number
  /** What the server said of the whole. */
  message: string
  /** What it said of single fields. */
  errors: Record<string, string>
}

/** What an in-process call threw, as a form can say it. A fault is reported; its text stays inside. */
export function refusedBy(error: unknown, page: Pick<PageContext, 'reportError'>, fallback: string): Refused {
  const status = statusOf(error)
  const said = error instanceof Error ? error.message : ''
  // Nobody's fault, and ours to say: the platform has switched the club off, or the card provider is away.
  if (isRefusal(error) && (error.code === 'club_suspended' || error.code === PROVIDER_FAILED))
    return { status, message: said, errors: {} }
  if (status >= 500) page.reportError(error)
  const message = errorText({ status, problem: { message: said }, fallback }) || fallback
  return { status, message, errors: isRefusal(error) && status < 500 ? (error.errors ?? {}) : {} }
}

/** The form again, with what is wrong; the status says so to whoever reads the answer without a browser. */
export function answerWith(answer: Partial<FormAnswer>, status = 422) {
  return data<FormAnswer>({ errors: {}, formError: null, notice: null, values: {}, ...answer }, { status })
}
