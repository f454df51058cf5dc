import { ORDER_POLL } from '@clubhouse/domain/selling/cart/checkout-rules'
import { poll } from '#lib/fetching/poll.ts'
import { CHECKOUT } from './messages.ts'
import { type BegunAnswer, ORDER_PATH, type StatusAnswer } from './order-answers.ts'

const NO_ANSWER: BegunAnswer = { kind: 'refused', message: CHECKOUT.notSubmitted, errors: {} }

export async function sendOrder(fields: Record<string, string>): Promise<BegunAnswer> {
  try {
    const reply = await fetch(ORDER_PATH, { method: 'POST', body: new URLSearchParams(fields) })
    const said = (await reply.json()) as BegunAnswer
    return 'kind' in said ? said : NO_ANSWER
  } catch {
    return NO_ANSWER
  }
}

async function askStatus(): Promise<StatusAnswer | null> {
  try {
    const reply = await fetch(ORDER_PATH, { cache: 'no-store' })
    return reply.ok ? ((await reply.json()) as StatusAnswer) : null
  } catch {
    return null
  }
}

/** Whether the order of this browser is paid; null where nobody can say just now. */
export async function isPaid(): Promise<boolean | null> {
  const said = await askStatus()
  return said && (said.status === 'Completed' || said.status === 'Pending')
}

/** ORDER-06, CONST-15: until it is no longer New, or for ten seconds. PAY-19: what is New has not succeeded. */
export function pollOrder(): Promise<StatusAnswer> {
  let last: StatusAnswer = { status: 'New', error: null }
  return poll(
    async () => (last = (await askStatus()) ?? last),
    ({ status }) => status !== 'New',
    ORDER_POLL,
  )
}
