import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Database, Tx } from '#kernel/db/database.ts'
import { mailedCodes } from '../sessions/tables.ts'
import { deriveKey, keyedHash } from '#kernel/security/keys.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'mailed-code': true
  }
}

const MINUTE_MS = 60_000
export const CODE_LIFETIME = { recovery: 10 * MINUTE_MS, invitation: 48 * 60 * MINUTE_MS }
/** A mail takes its time, and so does typing: nobody who keeps asking takes the code out of its owner's hands. */
const KEPT_MS = MINUTE_MS
const MAX_TRIES = 5
export type CodePurpose = keyof typeof CODE_LIFETIME

/** The try is counted before anything is compared: however many come at once, five are looked at. */
const TRY = {
  name: 'try_mailed_code',
  text: `
    update mailed_codes set tries = tries + 1
    where user_id = $1 and used_at is null and expires_at > $2 and tries < ${MAX_TRIES}
    returning purpose, hash`,
}

interface TriedCode {
  purpose: CodePurpose
  hash: Uint8Array
}

/** Codes of six digits that are mailed to a person: short-lived, for one use, and hardly to be guessed. */
export class MailedCodes {
  readonly #db: Database
  readonly #now: () => Date
  readonly #key: Buffer

  constructor({ db, now, secret }: { db: Database; now: () => Date; secret: string }) {
    this.#db = db
    this.#now = now
    this.#key = deriveKey(secret, 'mailed-code')
  }

  /** A new code takes the place of the one before. */
  async issue(tx: Tx, userId: string, purpose: CodePurpose): Promise<string> {
    const { code, row } = this.#make(userId, purpose)
    await tx
      .insert(mailedCodes)
      .values({ userId, purpose, ...row })
      .onConflictDoUpdate({ target: [mailedCodes.userId, mailedCodes.purpose], set: row })
    return code
  }

  /** The same, but null while the one before is new and still opens something: that one stays. */
  async renew(tx: Tx, userId: string, purpose: CodePurpose): Promise<string | null> {
    const { code, row } = this.#make(userId, purpose)
    const replaceable = or(
      lte(mailedCodes.expiresAt, new Date(row.expiresAt.getTime() - KEPT_MS)),
      isNotNull(mailedCodes.usedAt),
      gte(mailedCodes.tries, MAX_TRIES),
    )
    const renewed = await tx
      .insert(mailedCodes)
      .values({ userId, purpose, ...row })
      .onConflictDoUpdate({
        target: [mailedCodes.userId, mailedCodes.purpose],
        set: row,
        ...(replaceable && { setWhere: replaceable }),
      })
      .returning({ purpose: mailedCodes.purpose })
    return renewed.length === 1 ? code : null
  }

  /** For what the code is, if it is right; costs a try either way, and is not undone by what follows. */
  async attempt(userId: string | null, code: string): Promise<CodePurpose | null> {
    // A stranger's attempt does the same work.
    const asked = userId ?? NOBODY
    const tried = await this.#db.readPlatform<TriedCode>(TRY, [asked, this.#now()])
    const right = tried.filter(({ purpose, hash }) =>
      timingSafeEqual(Buffer.from(hash), this.#hash(asked, purpose, code)),
    )
    return right[0]?.purpose ?? null
  }

  /** Spends the code. Of two who hold the right one at once, one wins. */
  async spend(tx: Tx, userId: string, purpose: CodePurpose, code: string): Promise<boolean> {
    const spent = await tx
      .update(mailedCodes)
      .set({ usedAt: this.#now() })
      .where(
        and(
          eq(mailedCodes.userId, userId),
          eq(mailedCodes.purpose, purpose),
          eq(mailedCodes.hash, this.#hash(userId, purpose, code)),
          isNull(mailedCodes.usedAt),
        ),
      )
      .returning({ purpose: mailedCodes.purpose })
    return spent.length === 1
  }

  /** Whatever is still on its way to somebody's mailbox opens nothing any more. */
  async revoke(tx: Tx, userId: string): Promise<void> {
    await tx
      .update(mailedCodes)
      .set({ usedAt: this.#now() })
      .where(and(eq(mailedCodes.userId, userId), isNull(mailedCodes.usedAt)))
  }

  #make(userId: string, purpose: CodePurpose) {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const expiresAt = new Date(this.#now().getTime() + CODE_LIFETIME[purpose])
    return { code, row: { hash: this.#hash(userId, purpose, code), tries: 0, expiresAt, usedAt: null } }
  }

  #hash(userId: string, purpose: CodePurpose, code: string): Buffer {
    return keyedHash(this.#key, `${userId} ${purpose} ${code}`)
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
