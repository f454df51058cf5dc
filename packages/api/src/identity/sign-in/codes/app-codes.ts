import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#kernel/db/database.ts'
import { holdOwnerOf } from '../people/hold-person.ts'
import { linkCodes } from '../sessions/tables.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'

/** It has to survive the opening of a web view and one look at the question. */
export const APP_CODE_SECONDS = 60
const PURPOSE = 'app-sign-in'

/** A code with which an app opens its club's site: once, on that site, for as long as the app stays signed in. */
export async function createAppCode(
  tx: Tx,
  grant: { userId: string; sessionId: string; site: string; now: Date },
): Promise<string> {
  const { now, ...bound } = grant
  const code = newToken()
  const expiresAt = new Date(now.getTime() + APP_CODE_SECONDS * 1000)
  await tx.insert(linkCodes).values({ ...bound, hash: hashToken(code), purpose: PURPOSE, expiresAt })
  return code
}

interface AskedCode {
  code: string
  site: string
  now: Date
}

export interface CodeOwner {
  userId: string
  firstName: string
}

const WHOSE = {
  name: 'whose_app_code',
  text: `
    select u.id as "userId", u.first_name as "firstName"
    from link_codes l
    join sessions s on s.id = l.session_id and s.ended_at is null
    join users u on u.id = l.user_id
    where l.hash = $1 and l.purpose = '${PURPOSE}' and l.site = $2 and l.used_at is null and l.expires_at > $3`,
}

/** Whom this code would sign in, or null. Looking spends nothing: whoever opens the link is asked first. */
export async function findAppCode(db: Database, { code, site, now }: AskedCode): Promise<CodeOwner | null> {
  const [owner] = await db.readPlatform<CodeOwner>(WHOSE, [hashToken(code), site, now])
  return owner ?? null
}

/** One statement finds and spends it, so of two that ask at once one wins. Answers whose it was, or null. */
export async function spendAppCode(
  tx: Tx,
  { code, site, now }: AskedCode,
): Promise<{ userId: string; cameFrom: string | null } | null> {
  await holdOwnerOf(tx, code)
  const [spent] = await tx
    .update(linkCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(linkCodes.hash, hashToken(code)),
        eq(linkCodes.purpose, PURPOSE),
        eq(linkCodes.site, site),
        isNull(linkCodes.usedAt),
        gt(linkCodes.expiresAt, now),
        sql`exists (select from sessions s where s.id = ${linkCodes.sessionId} and s.ended_at is null)`,
      ),
    )
    .returning({ userId: linkCodes.userId, cameFrom: linkCodes.sessionId })
  return spent ?? null
}
