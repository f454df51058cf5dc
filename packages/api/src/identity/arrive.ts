import type { FastifyRequest } from 'fastify'
import { safePath } from '@clubhouse/domain/redirects'
import { NOT_PERMITTED } from '@clubhouse/domain/roles'
import type { Visitor } from './visitor.ts'

/** Verifying an e-mail has a code of its own under the same name (OPEN-006). */
const HAS_OWN_CODE = '/authentication/email-confirmed'

/**
 * What comes before the page itself: a one-time code in the address is exchanged for a sign-in (SHELL-38), and
 * whoever is signed in without the role that this site asks for is told so and signed out (HOSTS-10). Answers
 * where to go instead, or null.
 */
export async function arrive(request: FastifyRequest, visitor: Visitor): Promise<string | null> {
  const url = new URL(request.url, 'http://site.invalid')
  const isDocument = request.method === 'GET' && !url.pathname.endsWith('.data')
  const code = url.searchParams.get('c') ?? url.searchParams.get('token')
  const mayExchange = isDocument && code !== null && url.pathname !== HAS_OWN_CODE
  const isExchanged = mayExchange && (await visitor.exchange(code))
  await visitor.identify()
  if (!isDocument) return null
  if (visitor.isRefused) url.searchParams.set('error', NOT_PERMITTED)
  else if (!isExchanged) return null
  // The code does not stay in the address; the token does until the next page (OPEN-044).
  url.searchParams.delete('c')
  return safePath(url.pathname + url.search) ?? '/'
}
