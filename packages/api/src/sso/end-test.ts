import type { Result } from '@clubhouse/domain/result'
import { asClub } from '../db/as-club.ts'
import type { SignedAnswer } from '../providers/sso/port.ts'
import type { SsoDeps } from './deps.ts'
import { type AnswerOutcome, isFirst, type Pending, spendRequest } from './pending.ts'
import { settingsOf } from './settings-of.ts'
import { ssoTests } from './tables.ts'

/** An answer to somebody who tries the provider out: it is judged as any other and written down, and signs nobody in. */
export async function endTest(
  { db, now, audit }: Pick<SsoDeps, 'db' | 'now' | 'audit'>,
  { request, provider, site }: Pending,
  answer: Result<SignedAnswer, string>,
  address: string,
): Promise<AnswerOutcome> {
  const { testsFor, testedBy, id, returnTo } = request
  const location = new URL(returnTo, site.origin).href
  if (testsFor === null) throw new Error('a sign-in is no test')
  const clubId = testsFor
  const refused = await db.withPlatform(async (tx) => {
    if (!(await spendRequest(tx, id, now()))) return 'too-late'
    const isNew = !answer.ok || (await isFirst(tx, provider, answer.value))
    const outcome = !isNew ? 'too-late' : answer.ok ? outcomeOf(answer.value) : answer.reason
    const tried = {
      ...{ testedBy, testedAt: now(), outcome, said: answer.ok ? saidBy(answer.value) : null },
      ...(outcome === 'ok' && { passedAt: now(), passedWith: settingsOf(provider) }),
    }
    await asClub(tx, clubId, (own) =>
      own
        .insert(ssoTests)
        .values({ clubId, ...tried })
        .onConflictDoUpdate({ target: ssoTests.clubId, set: tried }),
    )
    const detail = { Outcome: outcome }
    await audit.record(tx, { address, site }, { kind: 'sso-tested', clubId, actorId: testedBy, detail })
    return outcome === 'ok' ? null : outcome
  })
  return { location, refused }
}

/** Somebody new could not be let in without these. */
function outcomeOf({ email, firstName, lastName }: SignedAnswer): string {
  if (email === null) return 'no-email'
  return firstName && lastName ? 'ok' : 'no-name'
}

const saidBy = ({ subject, email, firstName, lastName, attributes }: SignedAnswer) => ({
  ...{ name_id: subject, email, first_name: firstName, last_name: lastName, attributes },
})
