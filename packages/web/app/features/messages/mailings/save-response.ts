import { data } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { statusOf } from '#lib/page/api.ts'

export interface EmailAnswer {
  isSaved: boolean
}

/** OPEN-068: without its ids a link has nothing to send, and no call is made. */
const NOTHING_TO_SEND = 422

/** For a browser without scripts: one call, and whether it was heard. A fault is reported; its text stays inside. */
export async function answerTo(call: Promise<unknown> | null, page: Pick<PageContext, 'reportError'>) {
  if (call === null) return data<EmailAnswer>({ isSaved: false }, { status: NOTHING_TO_SEND })
  try {
    await call
    return data<EmailAnswer>({ isSaved: true })
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) page.reportError(error)
    return data<EmailAnswer>({ isSaved: false }, { status })
  }
}
