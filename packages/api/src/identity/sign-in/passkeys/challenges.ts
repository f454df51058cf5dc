import { z } from 'zod'
import { passkeyScope } from '@clubhouse/domain/identity/passkey-scope'
import type { Tx } from '#kernel/db/database.ts'
import type { Site } from '#kernel/http/sites.ts'
import { deriveKey } from '#kernel/security/keys.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import { spentChallenges } from './tables.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'passkey-ticket': true
  }
}

/** As long as the steps of signing in are remembered: a page may lie open for a while before a passkey is chosen. */
const LIFETIME_MS = 30 * 60_000

const Sealed = z.object({
  challenge: z.string(),
  site: z.string(),
  until: z.number(),
  /** Of a key that is being made: for whom, in which sign-in, and whether they showed another for it. Null for one that is asked for. */
  maker: z.object({ userId: z.string(), sessionId: z.string(), hasShownOne: z.boolean() }).nullable(),
})
export type SealedChallenge = z.infer<typeof Sealed>
export type Maker = SealedChallenge['maker']

/**
 * Challenges are sealed and handed out: nothing is written before one is answered, and whoever answers hands the ticket
 * back. Our pages keep it in a cookie that only this browser has, so an answer made elsewhere counts for nothing here.
 */
export class PasskeyChallenges {
  readonly #key: Buffer
  readonly #now: () => Date
  readonly #baseDomain: string

  constructor({ secret, now, baseDomain }: { secret: string; now: () => Date; baseDomain: string }) {
    this.#key = deriveKey(secret, 'passkey-ticket')
    this.#now = now
    this.#baseDomain = baseDomain
  }

  /** The domain for which this site's passkeys are made, or null where there are none. */
  scopeOf({ origin }: Pick<Site, 'origin'>): string | null {
    return passkeyScope(origin, this.#baseDomain)
  }

  seal(challenge: string, site: Pick<Site, 'name'>, maker: Maker): string {
    const until = this.#now().getTime() + LIFETIME_MS
    const sealed: SealedChallenge = { challenge, site: site.name, until, maker }
    return seal(this.#key, sealed, new Date(until))
  }

  /** Null for what is not ours, is too old, or was made for another site. */
  open(ticket: string, site: Pick<Site, 'name'>): SealedChallenge | null {
    const read = Sealed.safeParse(unseal(this.#key, ticket, this.#now()))
    return read.success && read.data.site === site.name ? read.data : null
  }

  /** Says whether this was its first use; of two at once one wins. */
  async spend(tx: Tx, { challenge, until }: SealedChallenge): Promise<boolean> {
    const spent = await tx
      .insert(spentChallenges)
      .values({ hash: hashToken(challenge), expiresAt: new Date(until) })
      .onConflictDoNothing()
      .returning({ hash: spentChallenges.hash })
    return spent.length === 1
  }
}
