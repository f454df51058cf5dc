import type { Proof } from '@clubhouse/contract/identity/passkeys'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { proofSpent, provePerson, spendProof } from '#identity/sign-in/port.ts'
import { archiveOf } from './archive.ts'
import type { PrivacyDeps } from './deps.ts'
import { whatWeKnow } from './what-we-know.ts'

/** All that is kept of somebody, for programs and for people, in one archive. A proof of who is there comes first. */
export async function downloadData(
  { identity, personTables }: Pick<PrivacyDeps, 'identity' | 'personTables'>,
  caller: Caller,
  member: SignedIn,
  proof: Proof,
): Promise<{ filename: string; bytes: Uint8Array }> {
  const { db, rates, audit, now } = identity
  const checked = await provePerson(identity, caller, member, proof)
  const { user } = member
  const userId = user.user_id
  await rates.take('export', caller, userId)
  const isProven = await db.withPlatform(async (tx) => {
    if (!(await spendProof(tx, identity, checked))) return false
    await audit.record(tx, caller, { kind: 'data-downloaded', actorId: userId, subjectId: userId })
    return true
  })
  if (!isProven) throw proofSpent()
  const clubs = user.accounts.map(({ account_id: id, name }) => ({ id, name }))
  const chapters = await whatWeKnow(db, { userId, email: user.email, clubs }, personTables)
  const madeAt = now()
  const bytes = archiveOf(`${user.first_name} ${user.last_name}`, madeAt, chapters)
  return { filename: `my-data-${madeAt.toISOString().slice(0, 10)}.zip`, bytes }
}
