import type { FastifyRequest } from 'fastify'
import { safePath } from '@clubhouse/domain/redirects'
import { NOT_PERMITTED } from '@clubhouse/domain/roles'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Visitor } from './visitor.ts'

/** Verifying an e-mail has a code of its own under the same name (OPEN-006). */
const HAS_OWN_CODE = '/authentication/email-confirmed'
const BASE = 'http://site.invalid'

/**
 * What comes before the page itself: a one-time code in the address is exchanged for a sign-in (SHELL-38), and
 * whoever is signed in without the role that this site asks for is told so and signed out (HOSTS-10). Answers
 * where to go instead, or null.
 */
export async function arrive(request: FastifyRequest, visitor: Visitor): Promise<string | null> {
  if (!URL.canParse(request.url, BASE)) throw new Refusal(400, 'bad_request', 'The address is not a path')
  const url = new URL(request.url, BASE)
  const isDocument = request.method === 'GET' && !url.pathname.endsWith('.data')
  const isElsewhere = await exchangeCode(url, isDocument, visitor)
  await visitor.identify()
  if (!isDocument) return null
  if (visitor.isRefused) url.searchParams.set('error', NOT_PERMITTED)
  else if (!isElsewhere) return null
  return safePath(url.pathname + url.search) ?? '/'
}

/**
 * Says whether the address is another one now. SHELL-37: `c` does not stay in it, whatever it was worth; `token`
 * does until the next page (OPEN-044), once it has been taken.
 */
async function exchangeCode(url: URL, isDocument: boolean, visitor: Visitor): Promise<boolean> {
  const [c, token] = [url.searchParams.get('c'), url.searchParams.get('token')]
  if (!isDocument || (c ?? token) === null || url.pathname === HAS_OWN_CODE) return false
  const isExchanged = await visitor.exchange(c ?? token ?? '')
  url.searchParams.delete('c')
  return isExchanged || c !== null
}
