import { createPrivateKey, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { CookieNames, MapSettings } from '@clubhouse/domain/page-context'
import { CRASH_POINTS, type CrashSetting } from './crash-point.ts'

/** The one file that reads the environment. Everything else is given its settings. */

const DEMO_SECRET = 'demo-secret-that-live-mode-refuses'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** What RFC 6265 takes without quoting. */
const CookieName = z.string().regex(/^[\w.-]{1,60}$/)

/** MAP-03. Its host is written into the policy of a page, so it is a host and nothing else. */
const TilesUrl = z
  .string()
  .regex(/^https:\/\/[\w.-]+(:\d+)?\//, 'begins with https:// and a host without placeholders')
  .refine(
    (url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
    'holds the places {z}, {x} and {y}',
  )
  .refine((url) => !/\{(?!(?:z|x|y|r|key)\})/.test(url), 'knows the places {z}, {x}, {y}, {r} and {key} only')

/** Where a variable cannot hold lines, their ends are written as \n. */
const Pem = z.string().transform((text) => `${text.replaceAll(String.raw`\n`, '\n').trim()}\n`)

/** "mail.sent", or "mail.sent:3" for the third time that the process passes there. */
const Crash = z
  .string()
  .transform((text): unknown => {
    const [point, passes = '1'] = text.split(':')
    return { point, passes }
  })
  .pipe(z.object({ point: z.enum(CRASH_POINTS), passes: z.coerce.number().int().min(1) }))

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  MODE: z.enum(['demo', 'live']).default('demo'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_ADMIN_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  BASE_DOMAIN: z.string().optional(),
  DEFAULT_CLUB: z.string().optional(),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).optional(),
  TRUSTED_PROXIES: z.string().optional(),
  CDN_HOST: z.url().or(z.literal('')).default(''),
  SECRET: z.string().min(24).default(DEMO_SECRET),
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_BOUNCE: z.email().optional(),
  FIRST_PROVIDER_URL: z.url().optional(),
  FIRST_PROVIDER_CLUB_PAGE: z.string().startsWith('https://').optional(),
  FIRST_PROVIDER_COMPETITION_PAGE: z.string().startsWith('https://').optional(),
  SECOND_PROVIDER_URL: z.url().optional(),
  MAP_TILES_URL: TilesUrl.optional(),
  MAP_ATTRIBUTION: z.string().max(200).optional(),
  MAP_KEY: z.string().max(200).optional(),
  GEOCODING_URL: z.url().optional(),
  SAML_PRIVATE_KEY: Pem.optional(),
  SAML_CERTIFICATE: Pem.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  RATE_LIMITS: flag.default(true),
  CRASH_AT: Crash.optional(),
  RETRY_PACE: z.coerce.number().positive().max(1).default(1),
  COOKIE_SAME_SITE: z.enum(['Lax', 'Strict']).default('Lax'),
  COOKIE_SECURE: flag.optional(),
  COOKIE_SESSION: CookieName.default('session'),
  COOKIE_AUTHENTICATION: CookieName.default('authentication'),
  COOKIE_REFRESH: CookieName.default('refresh_token'),
  COOKIE_GUEST: CookieName.default('guest_access_token'),
  COOKIE_CLUB_ADMIN: CookieName.default('club_admin_account'),
  COOKIE_GOVERNING_BODY: CookieName.default('governing_body'),
  COOKIE_CART: CookieName.default('shopping_cart'),
})

export interface Config {
  mode: 'demo' | 'live'
  role: 'web' | 'worker' | 'all'
  isDevelopment: boolean
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  /** The login that owns the tables, for migrations and backups; the app's own login unless given. */
  databaseAdminUrl: string | null
  databasePool: number
  baseDomain: string
  defaultClub: string | null
  protocol: 'http' | 'https'
  /** Addresses of proxies whose forwarding headers are believed; none by default. */
  trustedProxies: string[]
  cdnHost: string
  secret: string
  metricsToken: string | null
  /** The mail server, and the address that mails come from; live mode has both. */
  smtp: { url: string; from: string; bounce: string | null } | null
  /** Where match data comes from; null where the deployment has no such provider. */
  firstProvider: FirstProvider | null
  secondProvider: { url: string } | null
  map: MapSettings
  /** A search by address, Nominatim-compatible; the demo knows its own places. */
  geocodingUrl: string | null
  /** Our own keys for single sign-on; the demo makes some where none are given. */
  saml: { privateKey: string; certificate: string } | null
  logLevel: string
  pageCacheBytes: number
  rateLimits: boolean
  /** Where the process ends as if by a power cut; tests and demo only. */
  crashAt: CrashSetting | null
  /** Shortens the waits before mails and long work are tried again; 1 but in tests. */
  retryPace: number
  cookies: CookieNames
  /** AUTH-61 */
  cookieRules: { sameSite: 'Lax' | 'Strict'; isSecure: boolean }
}

/** OPEN-056: the pages are templates with {organisation_id}, {club_id} and {competition_id}. */
export interface FirstProvider {
  url: string
  clubPage: string | null
  competitionPage: string | null
}

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings are not usable:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  if (env.MODE === 'live') refuseUnsafeLive(env)
  const live = env.MODE === 'live'
  const protocol = env.PUBLIC_PROTOCOL ?? (live ? 'https' : 'http')
  const isSecure = env.COOKIE_SECURE ?? protocol === 'https'
  return {
    mode: env.MODE,
    role: env.ROLE,
    isDevelopment: env.NODE_ENV === 'development',
    host: env.HOST ?? (live ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseAdminUrl: env.DATABASE_ADMIN_URL ?? null,
    databasePool: env.DATABASE_POOL,
    baseDomain: env.BASE_DOMAIN ?? `localhost:${env.PORT}`,
    defaultClub: env.DEFAULT_CLUB ?? (live ? null : 'dunvarra'),
    protocol,
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [],
    cdnHost: env.CDN_HOST.replace(/\/$/, ''),
    secret: env.SECRET,
    metricsToken: env.METRICS_TOKEN ?? null,
    saml: samlKeys(env),
    smtp:
      env.SMTP_URL && env.MAIL_FROM
        ? { url: env.SMTP_URL, from: env.MAIL_FROM, bounce: env.MAIL_BOUNCE ?? null }
        : null,
    ...matchProviders(env),
    map: {
      tilesUrl: env.MAP_TILES_URL?.replaceAll('{key}', () => encodeURIComponent(env.MAP_KEY ?? '')) ?? null,
      attribution: env.MAP_ATTRIBUTION ?? '© OpenStreetMap contributors',
    },
    geocodingUrl: env.GEOCODING_URL ?? null,
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    rateLimits: env.RATE_LIMITS,
    crashAt: env.CRASH_AT ?? null,
    retryPace: env.RETRY_PACE,
    cookies: cookieNames(env, isSecure),
    cookieRules: { sameSite: env.COOKIE_SAME_SITE, isSecure },
  }
}

/** The league of the demo has a name, and its pages an address that leads nowhere. */
const DEMO_LEAGUE = 'https://western-shore-league.example'

/** The demo has both providers in its own process, asked over HTTP like the real ones. */
function matchProviders(env: z.infer<typeof Environment>): Pick<Config, 'firstProvider' | 'secondProvider'> {
  const feeds = env.MODE === 'demo' ? `http://127.0.0.1:${env.PORT}/dev/feeds` : null
  const first = env.FIRST_PROVIDER_URL ?? (feeds && `${feeds}/first`)
  const second = env.SECOND_PROVIDER_URL ?? (feeds && `${feeds}/second`)
  const demoPage = (path: string) => (env.MODE === 'demo' ? `${DEMO_LEAGUE}/${path}` : null)
  return {
    firstProvider: first
      ? {
          url: first,
          clubPage: env.FIRST_PROVIDER_CLUB_PAGE ?? demoPage('clubs/{club_id}'),
          competitionPage: env.FIRST_PROVIDER_COMPETITION_PAGE ?? demoPage('competitions/{competition_id}'),
        }
      : null,
    secondProvider: second ? { url: second } : null,
  }
}

function cookieNames(env: z.infer<typeof Environment>, isSecure: boolean): CookieNames {
  const own = (name: string) => (isSecure ? `__Host-${name}` : name)
  return {
    session: own(env.COOKIE_SESSION),
    authentication: own(env.COOKIE_AUTHENTICATION),
    refresh: own(env.COOKIE_REFRESH),
    guest: own(env.COOKIE_GUEST),
    signInFlow: own('sign_in_flow'),
    signInSteps: own('sign_in_steps'),
    clubAdmin: env.COOKIE_CLUB_ADMIN,
    governingBody: env.COOKIE_GOVERNING_BODY,
    cart: env.COOKIE_CART,
  }
}

function samlKeys(env: z.infer<typeof Environment>): Config['saml'] {
  const { SAML_PRIVATE_KEY: privateKey, SAML_CERTIFICATE: certificate } = env
  if (!privateKey && !certificate) return null
  if (!privateKey || !certificate || !belongTogether(privateKey, certificate)) {
    throw new ConfigError(
      'SAML_PRIVATE_KEY and SAML_CERTIFICATE must be a key and its certificate, in PEM form',
    )
  }
  return { privateKey, certificate }
}

function belongTogether(privateKey: string, certificate: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey))
  } catch {
    return false
  }
}

/** Live mode takes real money and real people's data: it does not start on a guess. */
function refuseUnsafeLive(env: z.infer<typeof Environment>): void {
  const wanted: [string, boolean, string][] = [
    ['DATABASE_URL', !env.DATABASE_URL, 'the address of PostgreSQL 15 or newer'],
    ['BASE_DOMAIN', !env.BASE_DOMAIN, 'the domain under which clubs get their sub-domains'],
    ['SECRET', env.SECRET === DEMO_SECRET, 'a secret of your own, 24 characters or more'],
    ['PUBLIC_PROTOCOL', env.PUBLIC_PROTOCOL === 'http', 'leave it out: live mode is reached over TLS only'],
    ['CRASH_AT', env.CRASH_AT !== undefined, 'leave it out: it is for tests'],
    ['RETRY_PACE', env.RETRY_PACE !== 1, 'leave it out: it is for tests'],
    ['RATE_LIMITS', !env.RATE_LIMITS, 'leave it out: passwords are guessed from everywhere'],
    ['COOKIE_SECURE', env.COOKIE_SECURE === false, 'leave it out: sign-ins travel over TLS only'],
    ['METRICS_TOKEN', !env.METRICS_TOKEN, 'the bearer token that /metrics asks for'],
    ['SMTP_URL', !env.SMTP_URL, 'the mail server, smtps://user:password@host'],
    ['MAIL_FROM', !env.MAIL_FROM, 'the e-mail address that mails come from'],
  ]
  const missing = wanted.filter(([, isMissing]) => isMissing)
  if (missing.length === 0) return
  const lines = missing.map(([name, , meaning]) => `  ${name}: ${meaning}`)
  throw new ConfigError(`MODE=live needs these settings:\n${lines.join('\n')}`)
}
