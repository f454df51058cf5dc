import type { Endpoint, InputOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { EmailCheck, GrantedTokens } from '@clubhouse/contract/identity/sign-in'
import type { User } from '@clubhouse/contract/people/people'
import type { SiteLook } from '../site/club-site/site-look.ts'
import type { Host } from './hosts.ts'
import type { Room } from './rooms.ts'

/** OPEN-034. Over TLS those of a sign-in begin with `__Host-`, which keeps other hosts from writing them. */
export interface CookieNames {
  session: string
  authentication: string
  refresh: string
  guest: string
  clubAdmin: string
  governingBody: string
  cart: string
  /** How many things are in it: no secret, and read by the cart button of a page that is the same for everybody. */
  cartCount: string
  lastOrder: string
  /** Which browser began a sign-in elsewhere. */
  signInFlow: string
  /** What was entered in the steps of signing in, sealed. */
  signInSteps: string
  /** Which challenge a passkey is to answer, sealed. */
  passkeyTicket: string
}

/** What the server hands to a page: who is asked for, and how to reach the API without leaving the process. */
export interface PageContext {
  host: Host
  /** The public address of this site, from configuration and never from the request. */
  origin: string
  /** The deployment's base domain, for links to its other sites. */
  baseDomain: string
  protocol: 'http' | 'https'
  /** Before the path of a call that the browser makes itself: `/api/v2`. */
  apiBase: string
  client: ClientCredentials
  cdnHost: string
  map: MapSettings
  payments: PaymentSettings
  mode: 'demo' | 'live'
  /** ADR 034: pages that are read wait for React until they are touched. */
  pagesSleep: boolean
  rooms: ReadonlySet<Room>
  /** The names of our cookies in this deployment. */
  cookies: CookieNames
  /** AUTH-61 */
  cookieRules: { sameSite: 'Lax' | 'Strict'; isSecure: boolean }
  nonce: string
  requestId: string
  /** Time enters here: the demo can move it. */
  now: () => Date
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>
  /** Who is signed in on this site, or null; asks the database once per request, and only if there is a cookie. */
  user: () => Promise<User | null>
  session: SessionControl
  /** What the steps of signing in hand on to each other, in a cookie that only the server can read. */
  flow: { read: () => SignInFlow; write: (flow: SignInFlow) => void }
  appLink: AppLink
  /** What the page at /dev shows; absent in live mode. */
  demo: DemoNotes | null
  /** Of a draft that somebody previews: it lies over what the club's account says. */
  look: SiteLook | null
  reportError: (error: unknown) => void
}

/** Never leaves the server: pages ask for tokens in process. */
export interface ClientCredentials {
  id: string
  secret: string | null
}

/** MAP-03: the address of the tiles carries the key as configured. Without tiles the map draws itself. */
export interface MapSettings {
  /** With {z}, {x} and {y}. */
  tilesUrl: string | null
  attribution: string
}

/** OPEN-115: which gateway takes cards, and what a browser has to show it. */
export interface PaymentSettings {
  gateway: 'sandbox' | 'stripe'
  /** Null where the gateway is our own. */
  publishableKey: string | null
}

/** Writes the cookies of a sign-in onto the answer. The page itself never sees a token twice. */
export interface SessionControl {
  /** AUTH-54, OPEN-011: `remember` decides whether the sign-in outlives the browser. */
  begin: (tokens: GrantedTokens, options: { remember: boolean }) => void
  /** AUTH-63: ends the sign-in on the server and takes the cookies away. */
  end: () => Promise<void>
}

/** SHELL-40: the code with which an app opened this site. */
export interface AppLink {
  /** Whom it would sign in, or null when it is spent, too old or none of ours. */
  whose: (code: string) => Promise<{ userId: string; firstName: string } | null>
  /** Signs them in, and says whether it did. */
  accept: (code: string) => Promise<boolean>
  decline: (code: string) => Promise<void>
}

/** AUTH-10, AUTH-77: empty when nothing has been entered yet. */
export interface SignInFlow {
  email?: string
  check?: EmailCheck
}

export interface DemoNotes {
  password: string
  logins: { email: string; name: string; role: string; shows: string }[]
  testCards: { number: string; outcome: string }[]
  clubs: { slug: string; name: string; origin: string }[]
  now: string
  /** What was mailed, newest first; to everybody, or to one e-mail. */
  mailbox: (to: string | null) => Promise<DemoMailbox>
  /** What waits, runs and was given up behind the pages. */
  jobs: () => Promise<DemoJobs>
}

export interface DemoJobs {
  mails: {
    due: number
    waiting: number
    failed: number
    /** Tried in vain; `due_at` is null for those that were given up. */
    stuck: {
      id: string
      template: string
      attempts: number
      last_error: string | null
      created_at: string
      due_at: string | null
    }[]
  }
  work: {
    id: string
    kind: string
    state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
    done: number
    total: number | null
    percent: number | null
    is_cancelling: boolean
    last_error: string | null
    created_at: string
  }[]
}

export interface DemoMailbox {
  /** How the provider behaves: up, down, slow or garbage. */
  state: string
  /** Put on their way, and not gone yet. */
  waiting: number
  mails: {
    id: string
    to: string
    reply_to: string | null
    from_name: string
    subject: string
    text: string
    sent_at: string
  }[]
}

/** A page says with this header that it is the same for everybody and may be kept, and for how many seconds at most. */
export const KEEP_HEADER = 'x-clubhouse-keep'

/** A page says with this header what it shows from elsewhere; the server knows from where, the page does not. */
export const SHOWS_HEADER = 'x-clubhouse-shows'

/** In the address of any page of a club: shows the page with the draft of theme, menu and banner laid over it. */
export const SITE_PREVIEW = 'site_preview'
