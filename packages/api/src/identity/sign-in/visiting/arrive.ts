import type { FastifyRequest } from 'fastify'
import { CONTINUE_AS, continueAddress } from '@clubhouse/domain/web/embed'
import type { AppLink } from '@clubhouse/domain/web/page-context'
import { safePath } from '@clubhouse/domain/web/redirects'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Visitor } from './visitor.ts'

/** Verifying an e-mail has a code of its own under the same name (OPEN-006); the question about an app's has asked. */
const READS_ITS_CODE = ['/authentication/email-confirmed', CONTINUE_AS]
const BASE = 'http://site.invalid'

/**
 * What comes before the page itself: a one-time code in the address is exchanged for a sign-in (SHELL-38), the code of
 * an app leads to a question (ADR 025), and whoever is signed in without the role that this site asks for is told so
 * and signed out (HOSTS-10). Answers where to go instead, or null.
 */
export async function arrive(
  request: FastifyRequest,
  visitor: Visitor,
  appLink: AppLink,
): Promise<string | null> {
  if (!URL.canParse(request.url, BASE)) throw new Refusal(400, 'bad_request', 'The address is not a path')
  const url = new URL(request.url, BASE)
  const isDocument = request.method === 'GET' && !url.pathname.endsWith('.data')
  const isElsewhere = await exchangeCode(url, isDocument, visitor)
  await visitor.identify()
  if (!isDocument) return null
  if (visitor.refusal !== null) url.searchParams.set('error', visitor.refusal)
  else if (!isElsewhere) return askFirst(url, visitor, appLink)
  return safePath(url.pathname + url.search) ?? '/'
}

/**
 * Says whether the address is another one now. SHELL-37: `c` does not stay in it, whatever it was worth; `token`
 * does until the next page (OPEN-044), once it has been taken.
 */
async function exchangeCode(url: URL, isDocument: boolean, visitor: Visitor): Promise<boolean> {
  const [c, token] = [url.searchParams.get('c'), url.searchParams.get('token')]
  if (!isDocument || (c ?? token) === null || READS_ITS_CODE.includes(url.pathname)) return false
  const isExchanged = await visitor.exchange(c ?? token ?? '')
  url.searchParams.delete('c')
  return isExchanged || c !== null
}

/** SHELL-40: an app opened this page for somebody; whoever is them already need not be asked. */
async function askFirst(url: URL, visitor: Visitor, appLink: AppLink): Promise<string | null> {
  const token = url.searchParams.get('token')
  if (token === null || READS_ITS_CODE.includes(url.pathname)) return null
  const owner = await appLink.whose(token)
  if (!owner) return null
  if ((await visitor.user())?.user_id !== owner.userId) return continueAddress(url)
  await appLink.decline(token)
  return null
}
