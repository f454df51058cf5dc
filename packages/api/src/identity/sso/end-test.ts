import type { Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import type { SignedAnswer } from '#providers/sso/port.ts'
import type { SsoDeps } from './deps.ts'
import { type AnswerOutcome, isFirst, type Pending, spendRequest } from './pending.ts'
import type { RegisteredProvider } from './find-provider.ts'
import { type Holder, inLogOf, isStaff, saveTest } from './office/holder.ts'
import { settingsOf } from './settings-of.ts'

/** An answer to somebody who tries the provider out: it is judged as any other and written down, and signs nobody in. */
export async function endTest(
  { db, now, audit }: Pick<SsoDeps, 'db' | 'now' | 'audit'>,
  { request, provider, site }: Pending,
  answer: Result<SignedAnswer, string>,
  address: string,
): Promise<AnswerOutcome> {
  const { testedBy, id, returnTo } = request
  const location = new URL(returnTo, site.origin).href
  const holder = holderOf(request)
  const refused = await db.withPlatform(async (tx) => {
    if (!(await spendRequest(tx, id, now()))) return 'too-late'
    const isNew = !answer.ok || (await isFirst(tx, provider, answer.value))
    const outcome = !isNew
      ? 'too-late'
      : answer.ok
        ? await outcomeOf(tx, holder, provider, answer.value)
        : answer.reason
    const tried = {
      testedBy,
      testedAt: now(),
      outcome,
      said: answer.ok ? saidBy(answer.value) : null,
      ...(outcome === 'ok' && { passedAt: now(), passedWith: settingsOf(provider) }),
    }
    await saveTest(tx, holder, tried)
    const detail = { Outcome: outcome }
    await audit.record(
      tx,
      { address, site },
      { kind: 'sso-tested', ...inLogOf(holder), actorId: testedBy, detail },
    )
    return outcome === 'ok' ? null : outcome
  })
  return { location, refused }
}

function holderOf({ testsFor, testsForBody }: Pending['request']): Holder {
  if (testsFor) return { kind: 'club', id: testsFor }
  if (testsForBody) return { kind: 'body', id: testsForBody }
  throw new Error('a sign-in is no test')
}

/** Somebody new could not be let in without a name; to a body only its own staff come, and one of them has to come back. */
async function outcomeOf(
  tx: Tx,
  { kind, id }: Holder,
  provider: RegisteredProvider,
  { email, firstName, lastName, subject }: SignedAnswer,
): Promise<string> {
  if (email === null) return 'no-email'
  if (kind === 'body')
    return (await isStaff(tx, id, { email, subject, providerId: provider.id })) ? 'ok' : 'not-staff'
  return firstName && lastName ? 'ok' : 'no-name'
}

const saidBy = ({ subject, email, firstName, lastName, attributes }: SignedAnswer) => ({
  name_id: subject,
  email,
  first_name: firstName,
  last_name: lastName,
  attributes,
})
