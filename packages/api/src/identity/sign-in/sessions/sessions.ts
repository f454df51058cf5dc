import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tokens } from '@clubhouse/contract/identity/sign-in'
import type { User, UserAccount } from '@clubhouse/contract/people/people'
import type { Database, Tx } from '#kernel/db/database.ts'
import { auditEvents } from '#kernel/security/tables.ts'
import { sessions, tokens } from './tables.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Site } from '#kernel/http/sites.ts'
import type { Identity, SignInMethod } from '#kernel/http/caller.ts'
import { deriveKey } from '#kernel/security/keys.ts'
import { lockRefreshToken } from './refresh-token.ts'
import { hashToken, newToken, successorOf } from '#kernel/security/token-hash.ts'
import { deviceInWords } from '@clubhouse/domain/identity/device-words'
import { withEntries } from '@clubhouse/domain/office/platform-entry'
import { isPasskeyFresh } from '@clubhouse/domain/office/second-factor'
import { enteredJson, userJson } from '../people/user.queries.ts'

declare module '#kernel/security/keys.ts' {
  interface KeyPurposes {
    'refresh-successor': true
  }
}

const HOUR_MS = 3_600_000
/** DATA-21, OPEN-011: how long a sign-in holds without being renewed. */
export const LIFETIME = { remembered: 30 * 24 * HOUR_MS, forgotten: 12 * HOUR_MS, guest: 24 * HOUR_MS }
/** Requests that were under way with the old bearer while it was renewed. */
const OLD_BEARER_MS = 60_000

/** Why a single sign-in ends, and what the audit calls it. */
const RECORDED_AS = {
  'signed-out': 'sign-out',
  'not-permitted': 'sign-in-refused',
  'refresh-replayed': 'refresh-replayed',
} as const

/** However often it was renewed, a sign-in does not grow older than this. */
const OLDEST_MS = 180 * 24 * HOUR_MS

/** Where somebody is asking. */
type AskedSite = Pick<Site, 'clubId' | 'name'>

interface Renewal {
  refreshToken: string
  site: string
  /** How long ago we were asked, and what is forgiven on top. */
  waitedMs: () => number
}

export interface NewSession {
  userId: string
  method: SignInMethod
  site: string
  remember: boolean
  userAgent?: string | undefined
  /** The sign-in on another site that hands over to this one. */
  cameFrom?: string | null
  /** The identity provider that vouched for them, by single sign-on. */
  providerId?: string | null
}

/** How exactly the list of sign-ins knows when each was used last: a write for every call would be dear. */
const SEEN_EVERY_MS = 10 * 60_000

const SEEN = {
  name: 'session_seen',
  text: 'update sessions set last_seen_at = $2 where id = $1 and (last_seen_at is null or last_seen_at < $2)',
}

const IDENTIFY = {
  name: 'identify',
  text: `
    select s.id as session_id, s.method, s.created_at, s.last_seen_at, s.passkey_at, g.id as guest_id, g.email as guest_email,
      case when u.id is null then null else ${userJson('$3::uuid')} end as "user",
      case when u.id is null or s.site <> 'backoffice' then '[]' else ${enteredJson('$2', 's.came_from')} end as entered
    from tokens t
    join sessions s on s.id = t.session_id and s.ended_at is null
    left join users u on u.id = s.user_id
    left join guests g on g.id = s.guest_id
    where t.hash = $1 and t.kind = 'access' and t.expires_at > $2 and s.site = $4`,
}

interface IdentifiedRow {
  session_id: string
  method: SignInMethod
  created_at: Date
  last_seen_at: Date | null
  passkey_at: Date | null
  guest_id: string | null
  guest_email: string | null
  user: User | null
  entered: UserAccount[]
}

interface SessionsOptions {
  db: Database
  now: () => Date
  secret: string
  /** Whether those above all clubs show a passkey before they change anything; the demo's have none. */
  asksSuperusers?: boolean
}

/** Sign-ins: their beginning, renewal and end. Everything about them that is secret is stored as a hash. */
export class Sessions {
  readonly #db: Database
  readonly #now: () => Date
  readonly #successorKey: Buffer
  readonly #asksSuperusers: boolean
  readonly #renewals = new Map<string, Promise<Tokens>>()

  constructor({ db, now, secret, asksSuperusers = false }: SessionsOptions) {
    this.#db = db
    this.#now = now
    this.#asksSuperusers = asksSuperusers
    this.#successorKey = deriveKey(secret, 'refresh-successor')
  }

  async begin(tx: Tx, { userAgent, ...given }: NewSession): Promise<Tokens> {
    const id = randomUUID()
    const { remember } = given
    const at = this.#now()
    const device = deviceInWords(userAgent)
    const passkeyAt = given.method === 'passkey' ? at : null
    await tx.insert(sessions).values({ id, ...given, device, createdAt: at, lastSeenAt: at, passkeyAt })
    return this.#issue(tx, id, remember ? LIFETIME.remembered : LIFETIME.forgotten, newToken(), newToken())
  }

  /**
   * Who holds this bearer; one statement, on a club's site with the roles held in that club. A sign-in counts where
   * it began and nowhere else: another site may ask for more, such as single sign-on.
   */
  async identify(accessToken: string, site: AskedSite | null): Promise<Identity | null> {
    if (site === null) return null
    const values = [hashToken(accessToken), this.#now(), site.clubId || null, site.name]
    const [row] = await this.#db.readPlatform<IdentifiedRow>(IDENTIFY, values)
    if (!row) return null
    const { session_id: sessionId, method, user, guest_id: guestId, guest_email: email } = row
    if (user) {
      await this.#see(sessionId, row.last_seen_at)
      const hasFreshPasskey = isPasskeyFresh(row.passkey_at && new Date(row.passkey_at), this.#now())
      const signedInAt = new Date(row.created_at)
      const known = {
        ...withEntries(user, row.entered),
        has_fresh_passkey: hasFreshPasskey,
        asks_passkey: this.#asksSuperusers && user.roles.includes('super-user'),
      }
      return { kind: 'user', sessionId, method, signedInAt, user: known }
    }
    return guestId && email ? { kind: 'guest', sessionId, guestId, email } : null
  }

  /** Nobody is kept out because this could not be written down. */
  async #see(sessionId: string, lastSeenAt: Date | null): Promise<void> {
    const now = this.#now()
    if (lastSeenAt && now.getTime() - new Date(lastSeenAt).getTime() < SEEN_EVERY_MS) return
    await this.#db.readPlatform(SEEN, [sessionId, now]).catch(() => undefined)
  }

  /**
   * API-15: one renewal at a time for one refresh token. Whoever had asked before it was used gets the same answer;
   * whoever comes after that replays it, and ends the sign-in for everybody. A browser that opens several tabs at
   * once sends its old cookie a moment too late: there `graceMs` forgives that moment.
   */
  renew(
    refreshToken: string,
    site: Pick<AskedSite, 'name'>,
    { askedAt = performance.now(), graceMs = 0 } = {},
  ): Promise<Tokens> {
    const flight = `${site.name} ${refreshToken}`
    const running = this.#renewals.get(flight)
    if (running) return running
    const waitedMs = () => performance.now() - askedAt + graceMs
    const asked = { refreshToken, site: site.name, waitedMs }
    const renewal = this.#renew(asked).finally(() => this.#renewals.delete(flight))
    this.#renewals.set(flight, renewal)
    return renewal
  }

  async #renew(asked: Renewal): Promise<Tokens> {
    // The refusal is thrown outside: thrown inside, it would undo the end of the replayed sign-in.
    const renewed = await this.#db.withPlatform((tx) => this.#rotate(tx, asked))
    if (!renewed) throw new Refusal(401, 'invalid_grant', 'Your sign-in has ended. Please sign in again.')
    return renewed
  }

  async #rotate(tx: Tx, { refreshToken, site, waitedMs }: Renewal): Promise<Tokens | null> {
    const found = await lockRefreshToken(tx, hashToken(refreshToken), waitedMs)
    const now = this.#now()
    if (!found || found.ended || found.site !== site || found.expiresAt <= now) return null
    if (found.beganAt.getTime() + OLDEST_MS <= now.getTime()) return null
    const access = successorOf(this.#successorKey, 'access', refreshToken)
    const refresh = successorOf(this.#successorKey, 'refresh', refreshToken)
    const lifetime = found.remember ? LIFETIME.remembered : LIFETIME.forgotten
    if (found.lostRace) return grant(access, refresh, lifetime)
    if (found.isUsed) {
      await this.endIn(tx, found.sessionId, 'refresh-replayed')
      return null
    }
    await tx
      .update(tokens)
      .set({ rotatedAt: sql`clock_timestamp()` })
      .where(eq(tokens.hash, hashToken(refreshToken)))
    await tx
      .update(tokens)
      .set({ expiresAt: sql`least(${tokens.expiresAt}, ${new Date(now.getTime() + OLD_BEARER_MS)})` })
      .where(and(eq(tokens.sessionId, found.sessionId), eq(tokens.kind, 'access')))
    return this.#issue(tx, found.sessionId, lifetime, access, refresh)
  }

  async #issue(
    tx: Tx,
    sessionId: string,
    lifetime: number,
    access: string,
    refresh: string,
  ): Promise<Tokens> {
    const expiresAt = new Date(this.#now().getTime() + lifetime)
    await tx.insert(tokens).values([
      { hash: hashToken(access), sessionId, kind: 'access', expiresAt },
      { hash: hashToken(refresh), sessionId, kind: 'refresh', expiresAt },
    ])
    return grant(access, refresh, lifetime)
  }

  async end(sessionId: string, why: keyof typeof RECORDED_AS): Promise<void> {
    await this.#db.withPlatform((tx) => this.endIn(tx, sessionId, why))
  }

  /** Once, and written down: for the club on whose site the sign-in began. */
  async endIn(tx: Tx, sessionId: string, why: keyof typeof RECORDED_AS): Promise<void> {
    const at = this.#now()
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: at, endedWhy: why })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning()
    if (!ended?.userId) return
    await tx.insert(auditEvents).values({
      id: randomUUID(),
      clubId: sql`(select id from clubs where 'club:' || slug = ${ended.site})`,
      at,
      kind: RECORDED_AS[why],
      actorId: ended.userId,
      subjectId: ended.userId,
      site: ended.site,
    })
  }

  /** A changed password ends every other sign-in of that person. Answers how many. */
  async endAll(tx: Tx, userId: string, why: string, exceptSessionId?: string): Promise<number> {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: this.#now(), endedWhy: why })
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined,
        ),
      )
      .returning({ id: sessions.id })
    return ended.length
  }
}

const grant = (access: string, refresh: string, lifetime: number): Tokens => ({
  access_token: access,
  refresh_token: refresh,
  expires_in: lifetime / 1000,
  token_type: 'Bearer',
})
