import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import type { Site } from '#kernel/http/sites.ts'
import { createSignInCode } from '../sign-in/port.ts'
import { AnswerRefused, type SignedAnswer } from '#providers/sso/port.ts'
import { admitPerson } from './admit-person.ts'
import type { SsoDeps } from './deps.ts'
import { isOffered } from './find-provider.ts'
import { REFUSALS, type SsoRefusal } from './messages.ts'
import { endTest } from './end-test.ts'
import { type AnswerOutcome, findPending, isFirst, type Pending, spendRequest } from './pending.ts'
import { returnAddress } from './return-address.ts'

export interface PostedAnswer {
  document: string
  /** All that we send along is the id of our request. */
  relayState: string
  address: string
}

/**
 * SSO-07: what a provider answered through the browser becomes a one-time code for the browser that had asked, or
 * a sentence that says why not. Nobody is signed in here: the code is worth nothing in any other browser.
 */
export async function takeAnswer(deps: SsoDeps, posted: PostedAnswer): Promise<AnswerOutcome> {
  const pending = await findPending(deps, posted.relayState)
  // Nobody knows on which site this began: it ends on the one that providers reach us on.
  if (!pending)
    return failed(siteOrigin({ type: 'myaccount' }, deps.config), 'not-believed', 'unknown-request')
  const { origin } = pending.site
  const answer = await believe(deps, pending, posted.document)
  if (pending.request.testedBy !== null) return endTest(deps, pending, answer, posted.address)
  if (!answer.ok) {
    await noteRefusal(deps, pending.site, posted.address, 'not-believed')
    return failed(origin, 'not-believed', answer.reason)
  }
  const outcome = await deps.db.withPlatform((tx) => signIn(deps, tx, pending, answer.value, posted.address))
  if (!outcome.ok) return failed(origin, outcome.reason, outcome.reason)
  return { location: returnAddress(origin, pending.request.returnTo, { c: outcome.value }), refused: null }
}

const failed = (origin: string, refusal: SsoRefusal, refused: string): AnswerOutcome => ({
  location: returnAddress(origin, '/', { error: REFUSALS[refusal] }),
  refused,
})

async function believe(
  { sso, now }: SsoDeps,
  { provider, request }: Pending,
  document: string,
): Promise<Result<SignedAnswer, string>> {
  try {
    return accept(await sso.readAnswer(provider, { document, requestId: request.id, now: now() }))
  } catch (error) {
    if (error instanceof AnswerRefused) return refuse(error.kind)
    throw error
  }
}

/** All or nothing, except that a refusal is written down and its request stays used. */
async function signIn(
  deps: SsoDeps,
  tx: Tx,
  { request, provider, site }: Pending,
  answer: SignedAnswer,
  address: string,
): Promise<Result<string, SsoRefusal>> {
  const taken = (await spendRequest(tx, request.id, deps.now())) && (await isFirst(tx, provider, answer))
  const admitted = taken
    ? await admitIfOffered(deps, tx, { provider, answer, site, address })
    : refuse('too-late' as const)
  if (!admitted.ok) {
    const detail = { method: 'sso', why: admitted.reason }
    await deps.audit.record(tx, { address, site }, { kind: 'sign-in-refused', detail })
    return admitted
  }
  const { browserHash } = request
  const grant = {
    userId: admitted.value,
    browserHash,
    site: site.name,
    method: 'sso',
    providerId: provider.id,
    now: deps.now(),
  } as const
  return accept(await createSignInCode(tx, grant))
}

/** The club may have switched it off, or changed its provider, while somebody was away signing in. */
async function admitIfOffered(
  deps: SsoDeps,
  tx: Tx,
  arrival: Parameters<typeof admitPerson>[2],
): Promise<Result<string, SsoRefusal>> {
  const { site, provider } = arrival
  return (await isOffered(tx, site, provider)) ? admitPerson(deps, tx, arrival) : refuse('not-offered')
}

async function noteRefusal({ db, audit }: SsoDeps, site: Site, address: string, why: string): Promise<void> {
  const event = { kind: 'sign-in-refused', detail: { method: 'sso', why } } as const
  await db.withPlatform((tx) => audit.record(tx, { address, site }, event))
}
