import type { ContactMessage } from '@clubhouse/contract/messages/contact'
import type { Problem } from '@clubhouse/contract/endpoint'
import { MESSAGE_NOT_SENT } from '@clubhouse/domain/messages/contact/contact-rules'
import { errorText } from '@clubhouse/domain/web/error-text'
import { apiAddress } from '#lib/fetching/fetch-part.ts'
import { DONE, type FormAnswer } from '#lib/form/form-answer.ts'
import { byField } from './contact-fields.ts'

/** Nobody waits longer for an answer than this. */
const GIVE_UP_MS = 15_000

/** API-30 from the browser. Never throws: no line and no answer are answers, too. */
export async function postMessage(club: string, message: ContactMessage): Promise<FormAnswer> {
  try {
    const response = await fetch(apiAddress(`/store/${encodeURIComponent(club)}/messages`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    return response.ok ? { ...DONE } : refused(response.status, await problemIn(response))
  } catch {
    return refused(0, null)
  }
}

/** CONTACT-26, OPEN-065 */
function refused(status: number, problem: Problem | null): FormAnswer {
  const fallback = MESSAGE_NOT_SENT
  const text = errorText({ status, problem, fallback, byStatus: { 0: fallback } }) || fallback
  return { errors: byField(problem?.errors ?? {}), formError: text, notice: text, values: {} }
}

/** A proxy in between answers pages of its own. */
async function problemIn(response: Response): Promise<Problem | null> {
  const body: unknown = await response.json().catch(() => null)
  const isProblem = typeof body === 'object' && body !== null && 'message' in body
  return isProblem && typeof body.message === 'string' ? (body as Problem) : null
}
