import { isRouteErrorResponse, UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import type { FailedCall } from '@clubhouse/domain/web/error-text'
import type { FormAnswer } from '../form/form-answer.ts'

/** What became of a form that was sent. */
export type Outcome =
  | { kind: 'answered'; answer: FormAnswer }
  | { kind: 'redirected'; to: string }
  | { kind: 'signed-out' }
  /** It did not arrive, or nobody can say whether it did. */
  | { kind: 'failed'; call: Pick<FailedCall, 'status' | 'problem'> }

/** The server gives itself ten seconds; who has not heard by then will not hear. */
const GIVE_UP_MS = 20_000
/** Said by our pages and by nothing in between. */
const OURS = 'x-remix-response'

/**
 * Sends a form to the action of a page, as the router would, and never throws. The router itself answers a dropped
 * line with an error page, and reloads the document where it lacks a file: both would take away what was typed.
 */
export async function sendForm(address: string, fields: FormData): Promise<Outcome> {
  try {
    const response = await fetch(dataAddress(address), {
      method: 'POST',
      body: new URLSearchParams([...fields].filter(isText)),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    return response.headers.has(OURS) ? await readAnswer(response) : await readStranger(response)
  } catch {
    return { kind: 'failed', call: { status: 0 } }
  }
}

async function readAnswer(response: Response): Promise<Outcome> {
  if (response.headers.has(NEEDS_SIGN_IN)) return { kind: 'signed-out' }
  if (!response.body) return { kind: 'failed', call: { status: response.status } }
  const said: unknown = (await decode(response.body, window)).value
  if (has(said, 'redirect') && typeof said.redirect === 'string') {
    return { kind: 'redirected', to: said.redirect }
  }
  if (has(said, 'data') && isAnswer(said.data)) return { kind: 'answered', answer: said.data }
  const problem = has(said, 'error') && isRouteErrorResponse(said.error) ? asProblem(said.error.data) : null
  return { kind: 'failed', call: { status: response.status, problem } }
}

/** A proxy, a hotel's sign-in page, or our own server before it came to the page. */
async function readStranger(response: Response): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => null)
  return {
    kind: 'failed',
    call: { status: response.ok ? 502 : response.status, problem: asProblem(body) },
  }
}

/** Where the router's own posts go. */
function dataAddress(address: string): URL {
  const url = new URL(address, window.location.href)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  return url
}

const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === 'string'

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value
}

const isAnswer = (value: unknown): value is FormAnswer => has(value, 'errors') && has(value, 'values')

const asProblem = (value: unknown): FailedCall['problem'] =>
  has(value, 'message') && typeof value.message === 'string' ? { message: value.message } : null

/**
 * On a redirect to the steps of signing in: a script then knows that nothing was done because nobody is signed in any
 * more, and asks over the page instead of leaving it with everything that was typed.
 */
export const NEEDS_SIGN_IN = 'x-needs-sign-in'
