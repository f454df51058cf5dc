import { randomUUID } from 'node:crypto'
import type { GrantedTokens } from '@clubhouse/contract/identity/sign-in'
import type { Database } from '#kernel/db/database.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'
import { LIFETIME } from './sessions.ts'

const LET_IN = {
  name: 'let_guest_in',
  text: `
    with let_in as (insert into guests (id, club_id, first_name, last_name, email, created_at) values ($1, $2, $3, $4, $5, $6)),
      begun as (insert into sessions (id, guest_id, method, site, created_at) values ($7, $1, 'guest', $8, $6))
    insert into tokens (hash, session_id, kind, expires_at) values ($9, $7, 'access', $10)`,
}

/** Somebody who buys without an account, in a club or for whoever sells on this site. */
export interface NewGuest {
  clubId: string | null
  firstName: string
  lastName: string
  email: string
}

/** A guest has a bearer and nothing to renew it with. One statement: they are about to buy. */
export async function beginGuest(
  { db, now }: { db: Database; now: Date },
  { clubId, firstName, lastName, email }: NewGuest,
  site: string,
): Promise<{ guestId: string; tokens: GrantedTokens }> {
  const guestId = randomUUID()
  const access = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME.guest)
  const guest = [guestId, clubId, firstName, lastName, email]
  await db.readPlatform(LET_IN, [...guest, now, randomUUID(), site, hashToken(access), expiresAt])
  return {
    guestId,
    tokens: { access_token: access, expires_in: LIFETIME.guest / 1000, token_type: 'Bearer' },
  }
}
