import type { FastifyRequest } from 'fastify'
import type { User } from '@clubhouse/contract/people/people'
import type { SessionControl } from '@clubhouse/domain/web/page-context'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Audit } from '#kernel/security/audit.ts'
import { belongs } from '#kernel/http/guard.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Site } from '#kernel/http/sites.ts'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { browserHash, readFlowCookie } from '../codes/browser-binding.ts'
import { clearedCookie } from '../sessions/cookie-line.ts'
import type { Identity } from '#kernel/http/caller.ts'
import { consumeSignInCode } from '../codes/link-codes.ts'
import {
  type CarriedTokens,
  readTokens,
  signedInCookies,
  signedOutCookies,
} from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { walkIn } from './walk-in.ts'

export interface VisitorDeps {
  config: Config
  db: Database
  sessions: Sessions
  audit: Audit
  now: () => Date
}

/** The person behind one request for a page, and what the answer does to their cookies. */
export class Visitor {
  /** Set-Cookie lines that the answer carries. */
  readonly cookies: string[] = []
  readonly #deps: VisitorDeps
  readonly #site: Site
  readonly #cookieHeader: string | undefined
  readonly #address: string
  readonly #userAgent: string | undefined
  #tokens: CarriedTokens
  #identity: Promise<Identity | null> | undefined
  /** HOSTS-10, HOSTS-11, SSO-01: known, and not let in here; why, in words. */
  refusal: string | null = null

  constructor(request: Pick<FastifyRequest, 'headers' | 'ip'>, site: Site, deps: VisitorDeps) {
    this.#deps = deps
    this.#site = site
    this.#cookieHeader = request.headers.cookie
    this.#address = request.ip
    this.#userAgent = request.headers['user-agent']
    this.#tokens = readTokens(deps.config, request.headers.cookie)
  }

  readonly identify = (): Promise<Identity | null> => (this.#identity ??= this.#identify())

  readonly user = async (): Promise<User | null> => {
    const identity = await this.identify()
    return identity?.kind === 'user' ? identity.user : null
  }

  readonly session: SessionControl = {
    begin: (tokens, { remember }) => {
      const { config, now } = this.#deps
      this.cookies.push(...signedInCookies(config, tokens, { remember, now: now() }))
      // Whatever is called after this is called by whoever has just signed in.
      this.#tokens = { access: tokens.access_token, refresh: tokens.refresh_token ?? null, guest: null }
      this.#identity = undefined
    },
    end: async () => {
      const identity = await this.identify()
      if (identity) await this.#deps.sessions.end(identity.sessionId, 'signed-out')
      this.#forget()
    },
  }

  /**
   * SHELL-38, SSO-07: a one-time code in the address signs in the browser that began the flow, and no other. Says
   * whether it did; either way it is spent.
   */
  async exchange(code: string): Promise<boolean> {
    const { config, now } = this.#deps
    const secret = readFlowCookie(this.#cookieHeader, config)
    const asked = {
      code,
      browserHash: secret === null ? null : browserHash(secret),
      site: this.#site.name,
      now: now(),
    }
    const place = { address: this.#address, site: this.#site, userAgent: this.#userAgent }
    const walk = await walkIn(this.#deps, place, code, async (tx) => {
      const grant = await consumeSignInCode(tx, asked)
      // Whoever came through single sign-on was written down where the answer came in.
      return grant && { ...grant, recordedAs: grant.method === 'sso' ? null : grant.method }
    })
    if (walk.step === 'refused') this.refusal = walk.message
    if (walk.step !== 'in') return false
    this.session.begin(walk.tokens, { remember: false })
    this.cookies.push(clearedCookie(config, config.cookies.signInFlow))
    return true
  }

  async #identify(): Promise<Identity | null> {
    const { access, refresh, guest } = this.#tokens
    const identity =
      (access && (await this.#deps.sessions.identify(access, this.#site))) ||
      (refresh && (await this.#renew(refresh)))
    if (!identity) {
      // AUTH-59, AUTH-62: what does not open the door any more is taken away, so that it is not tried again.
      if (access || refresh) this.#forget()
      // HOSTS-19: the sign-in first, else the guest; what a guest may call, each endpoint says itself.
      return guest === null ? null : this.#deps.sessions.identify(guest, this.#site)
    }
    if (identity.kind === 'user' && !belongs(identity, this.#site)) {
      await this.#deps.sessions.end(identity.sessionId, 'not-permitted')
      this.refusal = NOT_PERMITTED
      this.#forget()
      return null
    }
    return identity
  }

  /** AUTH-58: whoever comes back with a refresh cookie alone is signed in anew. */
  async #renew(refreshToken: string): Promise<Identity | null> {
    const { config, sessions, now } = this.#deps
    try {
      const tokens = await sessions.renew(refreshToken, this.#site, { graceMs: TABS_MS })
      const remember = tokens.expires_in * 1000 > REMEMBERED_FROM
      this.cookies.push(...signedInCookies(config, tokens, { remember, now: now() }))
      return await sessions.identify(tokens.access_token, this.#site)
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null
      throw error
    }
  }

  #forget(): void {
    this.cookies.push(...signedOutCookies(this.#deps.config))
    this.#tokens = { access: null, refresh: null, guest: null }
    this.#identity = Promise.resolve(null)
  }
}

/** A browser that restores its tabs asks for all of them with the cookies of yesterday. */
const TABS_MS = 10_000

/** A sign-in that was not to be remembered is given less than a day. */
const REMEMBERED_FROM = 24 * 3_600_000
