import type { FastifyRequest } from 'fastify'
import type { Config } from '#kernel/config.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { isJson, isSameOrigin } from '#kernel/http/same-origin.ts'
import type { Sites } from '#kernel/http/sites.ts'
import type { Identity } from '#kernel/http/caller.ts'
import { readTokens } from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'

export interface CallerDeps {
  config: Config
  sites: Sites
  sessions: Sessions
}

/** Who calls the API over HTTP: by the bearer they send, or by the cookies of a page of ours. */
export function callerOf(request: FastifyRequest, { config, sites, sessions }: CallerDeps): Caller {
  const found = sites.of(request.host)
  const site = found.ok ? found.site : null
  let identity: Promise<Identity | null> | undefined
  return {
    requestId: request.id,
    address: request.ip,
    arrivedAt: request.arrivedAt,
    userAgent: request.headers['user-agent'],
    site,
    identify: () => (identity ??= identify()),
  }

  async function identify(): Promise<Identity | null> {
    const isGuestCall = request.headers['x-guest-auth'] === 'true'
    // API-03: a call that carries a key is the key's, and nobody's sign-in goes with it.
    if (request.headers[API_KEY] !== undefined) return null
    const bearer = bearerOf(request)
    if (bearer !== null) return known(bearer, isGuestCall)
    // A page of another site can make the browser send our cookies, but not with our origin and JSON.
    if (
      !isRead(request) &&
      !(isSameOrigin(request.headers, request.host, config.protocol) && isJson(request.headers))
    )
      return null
    const { access, guest } = readTokens(config, request.headers.cookie)
    const signedIn = access === null ? null : await known(access, false)
    // HOSTS-19: the sign-in first, else the guest where the call asks for it.
    return signedIn ?? (isGuestCall && guest !== null ? known(guest, true) : null)
  }

  /** HOSTS-20: a guest's bearer counts only in a call that says it is a guest's. */
  async function known(token: string, mayBeGuest: boolean): Promise<Identity | null> {
    const who = await sessions.identify(token, site)
    return who?.kind === 'guest' && !mayBeGuest ? null : who
  }
}

const API_KEY = 'api_key'

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
