import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { linkCodes } from '../db/identity-tables.ts'
import type { SignInMethod } from './identity.ts'

/** It only has to survive one redirect. */
const SIGN_IN_CODE_MS = 60_000
const PURPOSE = 'sign-in'

const codeHash = (code: string): Buffer => createHash('sha256').update(code).digest()

/** A code that signs this person in once, on this site, in this browser (identity/browser-binding.ts). */
export async function createSignInCode(
  tx: Tx,
  grant: { userId: string; browserHash: Buffer; site: string; method: SignInMethod; now: Date },
): Promise<string> {
  const { now, ...bound } = grant
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SIGN_IN_CODE_MS)
  await tx.insert(linkCodes).values({ ...bound, hash: codeHash(code), purpose: PURPOSE, expiresAt })
  return code
}

/**
 * Who signs in by this code, or null. One statement finds and spends it, so of two that ask at once one wins;
 * asked by another browser or on another site it stays as it is, for the one it was made for.
 */
export async function consumeSignInCode(
  tx: Tx,
  asked: { code: string; browserHash: Buffer; site: string; now: Date },
): Promise<{ userId: string; method: SignInMethod } | null> {
  const [spent] = await tx
    .update(linkCodes)
    .set({ usedAt: asked.now })
    .where(
      and(
        eq(linkCodes.hash, codeHash(asked.code)),
        eq(linkCodes.purpose, PURPOSE),
        eq(linkCodes.browserHash, asked.browserHash),
        eq(linkCodes.site, asked.site),
        isNull(linkCodes.usedAt),
        gt(linkCodes.expiresAt, asked.now),
      ),
    )
    .returning({ userId: linkCodes.userId, method: linkCodes.method })
  // What createSignInCode wrote: the table asks for a method on every code of this purpose.
  return spent ? { userId: spent.userId, method: spent.method as SignInMethod } : null
}
