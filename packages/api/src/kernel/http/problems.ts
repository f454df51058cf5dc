import type { Problem } from '@clubhouse/contract/endpoint'
import { isRefusal, PROVIDER_FAILED, Refusal, unavailable } from '@clubhouse/contract/refusal'
import { REFUSES_WRITES } from '../db/refused-writes.ts'
import { StorageFailed } from '#providers/storage/port.ts'
import { GatewayFailed } from '#providers/payments/port.ts'

/** What the caller is told; a fault says nothing of the inside, only the id under which it was logged. */
export function problemOf(
  error: unknown,
  requestId: string,
): { status: number; problem: Problem; retryAfterSeconds?: number } {
  const refusal = asRefusal(error)
  if (!refusal) {
    const problem = { error_code: 'internal_error', message: 'An error has occurred', request_id: requestId }
    return { status: 500, problem }
  }
  return {
    status: refusal.status,
    problem: {
      error_code: refusal.code,
      message: refusal.message,
      ...(refusal.errors && { errors: refusal.errors }),
      ...(refusal.cart && { cart: refusal.cart }),
      ...(refusal.status >= 500 && { request_id: requestId }),
    },
    ...(refusal.retryAfterSeconds !== undefined && { retryAfterSeconds: refusal.retryAfterSeconds }),
  }
}

function asRefusal(error: unknown): Refusal | null {
  if (isRefusal(error)) return error
  // Before the outages: a visitor who hangs up in the middle of a body resets a connection too, and it is not ours.
  if (isClientFault(error)) return new Refusal(error.statusCode, 'bad_request', error.message)
  return asPassing(error)
}

/** What is away at the moment, and not by a fault of ours: the database, or whoever moves the money. */
export function asPassing(error: unknown): Refusal | null {
  if (isDatabaseOutage(error)) return unavailable(error)
  if (error instanceof StorageFailed)
    return new Refusal(503, 'files_unavailable', FILES_AWAY, {
      retryAfterSeconds: FILES_BACK_SECONDS,
      cause: error,
    })
  if (error instanceof GatewayFailed)
    return new Refusal(502, PROVIDER_FAILED, error.isFinal ? GATEWAY_REFUSED : GATEWAY_AWAY, {
      retryAfterSeconds: GATEWAY_BACK_SECONDS,
      cause: error,
    })
  return null
}

/** Each call to the gateway has a key, so that the second promise holds. */
const GATEWAY_AWAY =
  'Our payment provider isn’t answering at the moment. Please try again in a minute: you won’t be charged twice.'
const GATEWAY_REFUSED =
  'Our payment provider couldn’t do this. Please check your card and try again, or ask the club to help.'
const GATEWAY_BACK_SECONDS = 30
const FILES_AWAY = 'We can’t save or open files at the moment. Please try again in a few minutes.'
const FILES_BACK_SECONDS = 60

/** Fastify's own complaints about a request (body too large, malformed JSON …). */
function isClientFault(error: unknown): error is Error & { statusCode: number } {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

/** The network's and PostgreSQL's names for it: no way there, no room, too slow, starting or stopping. */
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08001',
  '08003',
  '08006',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  ...REFUSES_WRITES,
])
const OUTAGE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|the database system is/i

/** The database is away, full or too slow: the fault is not in the request and may pass. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && OUTAGE_CODES.has(error.code)) return true
  // A socket file that is not there; any other missing file is a fault of ours.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
    return true
  if (OUTAGE_TEXT.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true
  return isDatabaseOutage(error.cause)
}
