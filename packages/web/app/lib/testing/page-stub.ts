import { Refusal } from '@clubhouse/contract/refusal'
import type { User } from '@clubhouse/contract/people/people'
import type { Host } from '@clubhouse/domain/web/hosts'
import type { PageContext, SignInFlow } from '@clubhouse/domain/web/page-context'
import { ALL_ROOMS } from '@clubhouse/domain/testing/an-account'

export const COOKIE_NAMES: PageContext['cookies'] = {
  session: 'session',
  authentication: 'authentication',
  refresh: 'refresh_token',
  guest: 'guest_access_token',
  clubAdmin: 'club_admin_account',
  governingBody: 'governing_body',
  cart: 'shopping_cart',
  cartCount: 'shopping_cart_count',
  lastOrder: 'last_order',
  signInFlow: 'sign_in_flow',
  signInSteps: 'sign_in_steps',
  passkeyTicket: 'passkey_ticket',
}

interface Asked {
  params: Record<string, string>
  query: Record<string, unknown>
  body: Record<string, unknown>
}
export type Answers = Record<string, (asked: Asked) => unknown>

/** For tests of loaders: the server's side of a page, which answers the calls a test names. */
export function aPage(answers: Answers, wanted: PageWishes = {}): PageStub {
  const calls: string[] = []
  const bodies: unknown[] = []
  const reported: unknown[] = []
  const sessions: string[] = []
  let flow = wanted.flow ?? {}
  let user = wanted.user ?? null
  return {
    host: wanted.host ?? { type: 'club', club: 'testford' },
    origin: 'https://testford.clubs.example',
    baseDomain: 'clubs.example',
    protocol: 'https',
    apiBase: '/api/v2',
    client: { id: 'web', secret: null },
    cdnHost: '',
    map: { tilesUrl: null, attribution: '© Nobody' },
    payments: { gateway: 'sandbox', publishableKey: null },
    mode: 'demo',
    rooms: ALL_ROOMS,
    cookies: COOKIE_NAMES,
    pagesSleep: true,
    cookieRules: { sameSite: 'Lax', isSecure: true },
    nonce: 'nonce',
    requestId: 'request-7',
    now: () => wanted.now ?? new Date('2026-11-16T12:00:00Z'),
    demo: null,
    look: null,
    reportError: (error) => reported.push(error),
    call: async (endpoint, input) => {
      const asked = { ...(input.params as object), ...(input.query as object), ...(input.headers as object) }
      calls.push(`${endpoint.name} ${JSON.stringify(asked)}`)
      const answer = answers[endpoint.name]
      if (!answer) throw refusal(404)
      // The test says what the endpoint answers.
      const { params = {}, query = {}, body = {} } = input as Partial<Asked>
      bodies.push(body)
      return answer({ params, query, body }) as never
    },
    user: async () => user,
    session: {
      begin: (_tokens, { remember }) => {
        sessions.push(remember ? 'begun, remembered' : 'begun')
        user = wanted.signsIn ?? null
      },
      end: async () => {
        sessions.push('ended')
        user = null
      },
    },
    flow: { read: () => flow, write: (next) => void (flow = next) },
    appLink: {
      whose: async () => wanted.appLinkOf ?? null,
      accept: async () => {
        sessions.push('accepted')
        return wanted.appLinkOf !== undefined
      },
      decline: async () => void sessions.push('declined'),
    },
    calls,
    bodies,
    reported,
    sessions,
  }
}

export interface PageWishes {
  now?: Date
  host?: Host
  user?: User
  /** Who `session.begin` makes of the visitor; nobody has the role otherwise. */
  signsIn?: User
  flow?: SignInFlow
  /** Whose code an app has put into the address. */
  appLinkOf?: { userId: string; firstName: string }
}

export interface PageStub extends PageContext {
  calls: string[]
  bodies: unknown[]
  reported: unknown[]
  sessions: string[]
}

export function refusal(status: number, errors?: Record<string, string>): Refusal {
  return new Refusal(status, 'refused', 'Said by the server', errors && { errors })
}

export function aUser(wanted: Partial<User> = {}): User {
  return {
    user_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01',
    email: 'brid@home.example',
    email_verified: true,
    first_name: 'Bríd',
    last_name: 'Hallaran',
    roles: ['member'],
    accounts: [],
    governing_body: null,
    has_password: true,
    ...wanted,
  }
}
