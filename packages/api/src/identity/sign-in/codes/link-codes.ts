import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { holdOwnerOf } from '../people/hold-person.ts'
import { linkCodes } from '../sessions/tables.ts'
import type { SignInMethod } from '#kernel/http/caller.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'

/** It only has to survive one redirect. */
const SIGN_IN_CODE_MS = 60_000
const PURPOSE = 'sign-in'

/** A code that signs this person in once, on this site, in this browser (identity/browser-binding.ts). */
export async function createSignInCode(
  tx: Tx,
  grant: {
    userId: string
    browserHash: Buffer
    site: string
    method: 'sso' | 'hand-over'
    /** The sign-in that vouches for it: once that has ended, the code is worth nothing. */
    sessionId?: string
    /** The identity provider that vouches for it. */
    providerId?: string
    now: Date
  },
): Promise<string> {
  const { now, ...bound } = grant
  const code = newToken()
  const expiresAt = new Date(now.getTime() + SIGN_IN_CODE_MS)
  await tx.insert(linkCodes).values({ ...bound, hash: hashToken(code), purpose: PURPOSE, expiresAt })
  return code
}

/** Who signs in by a code, and what stands for them: another sign-in of theirs, or a provider. */
export interface SignInGrant {
  userId: string
  method: SignInMethod
  cameFrom: string | null
  providerId: string | null
}

/**
 * Who signs in by this code, or null. One statement finds and spends it, so of two that ask at once one wins.
 * Another browser, or another site, does not get in and spends it all the same: a code that has been seen
 * elsewhere is not worth waiting for.
 */
export async function consumeSignInCode(
  tx: Tx,
  asked: { code: string; browserHash: Buffer | null; site: string; now: Date },
): Promise<SignInGrant | null> {
  await holdOwnerOf(tx, asked.code)
  const [spent] = await tx
    .update(linkCodes)
    .set({ usedAt: asked.now })
    .where(
      and(
        eq(linkCodes.hash, hashToken(asked.code)),
        eq(linkCodes.purpose, PURPOSE),
        isNull(linkCodes.usedAt),
        gt(linkCodes.expiresAt, asked.now),
        sql`not exists (select from sessions s where s.id = ${linkCodes.sessionId} and s.ended_at is not null)`,
      ),
    )
    .returning()
  if (!spent || spent.site !== asked.site) return null
  if (!asked.browserHash || !spent.browserHash?.equals(asked.browserHash)) return null
  // What createSignInCode wrote: the table asks for a method on every code of this purpose.
  const { userId, providerId, sessionId: cameFrom } = spent
  return { userId, method: spent.method as SignInMethod, cameFrom, providerId }
}
