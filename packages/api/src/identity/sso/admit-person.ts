import { eq } from 'drizzle-orm'
import { refuse, type Result, accept } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { clubs } from '#site/clubs/tables.ts'
import type { Site } from '#kernel/http/sites.ts'
import type { AuditPlace } from '#kernel/security/audit.ts'
import { markVerified, reclaimPerson } from '../sign-in/port.ts'
import type { SignedAnswer } from '#providers/sso/port.ts'
import { decidePerson, type SsoDecision } from './decide-person.ts'
import type { SsoDeps } from './deps.ts'
import { reachOf, type RegisteredProvider } from './find-provider.ts'
import type { SsoRefusal } from './messages.ts'
import { createPerson, findPeople, linkPerson, makeMember } from './save-person.ts'

type AdmitDeps = Pick<SsoDeps, 'sessions' | 'audit' | 'now'>

export interface Arrival {
  provider: RegisteredProvider
  answer: SignedAnswer
  site: Site
  address: string
}

/** Somebody of the same e-mail may sign up at the same moment; after that there is nothing left to be quicker at. */
const TRIES = 3

/**
 * Finds or makes the account of whom the provider has vouched for, and lets them in: load, decide, save. Their
 * identity is the provider and its subject; an e-mail only ever helps to find the account the first time.
 */
export async function admitPerson(
  deps: AdmitDeps,
  tx: Tx,
  arrival: Arrival,
): Promise<Result<string, SsoRefusal>> {
  const { provider, answer, site } = arrival
  const reach = await reachOf(tx, provider)
  const isSignUpOpen = await signUpOpen(tx, site.clubId)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const people = await findPeople(tx, provider, answer)
    const decision = decidePerson({
      ...people,
      trustsEmail: provider.trustsEmail,
      reach,
      site: { type: site.host.type, clubId: site.clubId, isSignUpOpen },
      asserted: answer,
    })
    if (!decision.ok) return refuse(decision.reason)
    const known = people.linked ?? people.sameEmail
    const userId = await save(deps, tx, arrival, decision.value, known?.userId ?? null)
    if (userId !== null) return accept(userId)
  }
  throw new Error('The account that single sign-on found kept changing')
}

async function save(
  { sessions, audit, now }: AdmitDeps,
  tx: Tx,
  { provider, answer, site, address }: Arrival,
  { step, becomesMember }: SsoDecision,
  knownId: string | null,
): Promise<string | null> {
  const place: AuditPlace = { address, site }
  const isNew = step === 'create'
  const userId = isNew ? await createPerson(tx, answer, now()) : knownId
  if (userId === null) return null
  const about = { actorId: userId, subjectId: userId, detail: { method: 'sso' } }
  if (isNew) await audit.record(tx, place, { kind: 'sign-up', ...about })
  if (step === 'reclaim') {
    await reclaimPerson(tx, userId, { sessions, now: now() })
    await markVerified({ audit }, tx, place, { userId, at: now(), method: 'sso' })
  }
  if (step !== 'known') {
    const { id: providerId } = provider
    const isLinked = await linkPerson(tx, { providerId, subject: answer.subject, userId, createdAt: now() })
    // Whoever was just made must not stay without a way in: thrown, it undoes them.
    if (!isLinked && isNew) throw new Error('The subject of someone new was taken in between')
    if (!isLinked) return null
  }
  if (becomesMember) {
    await makeMember(tx, site.clubId, userId, now())
    await audit.record(tx, place, { kind: 'role-given', ...about, detail: { method: 'sso', role: 'member' } })
  }
  await audit.record(tx, place, { kind: 'sign-in', ...about })
  return userId
}

/** OPEN-003; the sites above the clubs have no such switch. */
async function signUpOpen(tx: Tx, clubId: string): Promise<boolean> {
  if (clubId === '') return true
  const [club] = await tx.select({ isOpen: clubs.signUpOpen }).from(clubs).where(eq(clubs.id, clubId))
  return club?.isOpen ?? false
}
