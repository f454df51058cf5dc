import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { CardTariff } from '@clubhouse/domain/money/platform-fee'
import type { ClientCredentials, CookieNames, MapSettings } from '@clubhouse/domain/web/page-context'
import { checkedEnvironment } from './checked-environment.ts'
import { ConfigError, type Environment } from './environment.ts'
import { isByLogin } from './db/postgres/by-login.ts'
import type { CrashSetting } from './crash-point.ts'

/** The one file that reads the environment. Everything else is given its settings. */

export interface Config {
  mode: 'demo' | 'live'
  role: 'web' | 'worker' | 'all'
  isDevelopment: boolean
  host: string
  port: number
  dataDir: string
  /** The bucket that files are kept in; null for the folder in `dataDir`. */
  s3: S3Settings | null
  databaseUrl: string | null
  /** The login that owns the tables, for migrations and backups; the app's own login unless given. */
  databaseAdminUrl: string | null
  /** Past a pooler: for listening and for what takes longer than a request. The same as `databaseUrl` without one. */
  databaseDirectUrl: string | null
  /** Whether statements have names on the server. */
  isPrepared: boolean
  databasePool: number
  /** Public keys that backups are encrypted for; none for plain ones. */
  backupRecipients: string[]
  baseDomain: string
  defaultClub: string | null
  protocol: 'http' | 'https'
  /** Addresses of proxies whose forwarding headers are believed; none by default. */
  trustedProxies: string[]
  /** API-02: before the path of a call, as a browser asks for it: `/api/v2`. */
  apiBase: string
  /** API-12, API-14: what our own pages say of themselves when they ask for tokens. */
  client: ClientCredentials
  cdnHost: string
  secret: string
  /** What `SECRET` was until now, for the start that changes it. */
  previousSecret: string | null
  metricsToken: string | null
  /** Where traces go, and how many of them; null keeps none. */
  tracing: { endpoint: string; ratio: number } | null
  /** The mail server, and the address that mails come from; live mode has both. */
  smtp: { url: string; from: string; bounce: string | null } | null
  /** The mailbox that returned mails and answers are read from; null where there is none. */
  inbound: { imapUrl: string; address: string } | null
  /** Where match data comes from; null where the deployment has no such provider. */
  firstProvider: FirstProvider | null
  secondProvider: { url: string } | null
  map: MapSettings
  /** A search by address, Nominatim-compatible; the demo knows its own places. */
  geocodingUrl: string | null
  /** A text service that speaks OpenAI's chat completions; the demo has a stand-in. */
  rephrase: { url: string; key: string | null; model: string } | null
  /** Relays of the public beacon that draws take their luck from; null in the demo, which has one of its own. */
  drandUrls: string[] | null
  /** Our own keys for single sign-on; the demo makes some where none are given. */
  saml: { privateKey: string; certificate: string } | null
  /** The card gateway; null in the demo, which has one of its own, unless it is given keys. */
  stripe: StripeKeys | null
  /** What Apple reads on a club's domain before it shows its wallet there; null where the gateway asks for no such file. */
  walletDomainFile: string | null
  /** With what the demo's own gateway signs. */
  sandboxWebhookSecret: string
  /** How long a process that is told to stop still answers, while it says that it wants no more. */
  drainMs: number
  logLevel: string
  pageCacheBytes: number
  /** ADR 034 */
  pagesSleep: boolean
  rateLimits: boolean
  /** Where the process ends as if by a power cut; tests and demo only. */
  crashAt: CrashSetting | null
  /** Shortens the waits before mails and long work are tried again; 1 but in tests. */
  retryPace: number
  cookies: CookieNames
  /** AUTH-61 */
  cookieRules: { sameSite: 'Lax' | 'Strict'; isSecure: boolean }
}

export interface S3Settings {
  bucket: string
  region: string
  /** Of any service that speaks S3; null for Amazon's own. */
  endpoint: string | null
  /** The bucket in the path and not in the host, as most services of one's own want it. */
  isPathStyle: boolean
  /** Null for what the machine itself is allowed. */
  keys: { id: string; secret: string } | null
}

export interface StripeKeys {
  secretKey: string
  /** The only one that a browser sees. */
  publishableKey: string
  webhookSecret: string
  /** Of what clubs' own accounts have to tell: an endpoint of its own at Stripe, and so a secret of its own. */
  connectWebhookSecret: string
  /** What a card payment costs a club. */
  tariff: CardTariff
}

/** A proxy that asks every two seconds has heard of it by then. */
const LIVE_DRAIN_SECONDS = 5

/** OPEN-056: the pages are templates with {organisation_id}, {club_id} and {competition_id}. */
export interface FirstProvider {
  url: string
  clubPage: string | null
  competitionPage: string | null
}

/**
 * Everything that is missing or wrong is said at once: an operator who mends one setting at a time starts ten times.
 *
 * @param uses what a command needs of the settings that live mode asks for; everything unless it says so
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  uses?: readonly (keyof Environment)[],
): Config {
  const env = checkedEnvironment(environment, uses)
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
    s3: s3Settings(env),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseAdminUrl: env.DATABASE_ADMIN_URL ?? env.DATABASE_DIRECT_URL ?? null,
    ...behindPooler(env),
    databasePool: env.DATABASE_POOL,
    backupRecipients: env.BACKUP_RECIPIENT ?? [],
    baseDomain: env.BASE_DOMAIN ?? `localhost:${env.PORT}`,
    defaultClub: env.DEFAULT_CLUB ?? (live ? null : 'dunvarra'),
    protocol,
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [],
    apiBase: `${env.API_ENDPOINT}/${env.API_VERSION}`,
    client: { id: env.CLIENT_ID, secret: env.CLIENT_SECRET ?? null },
    cdnHost: env.CDN_HOST.replace(/\/$/, ''),
    secret: env.SECRET,
    previousSecret: env.SECRET_PREVIOUS ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.TRACE_RATIO }
      : null,
    saml: samlKeys(env),
    smtp:
      env.SMTP_URL && env.MAIL_FROM
        ? { url: env.SMTP_URL, from: env.MAIL_FROM, bounce: env.MAIL_BOUNCE ?? null }
        : null,
    inbound: inboundSettings(env),
    ...matchProviders(env),
    map: {
      tilesUrl: env.MAP_TILES_URL?.replaceAll('{key}', () => encodeURIComponent(env.MAP_KEY ?? '')) ?? null,
      attribution: env.MAP_ATTRIBUTION ?? '© OpenStreetMap contributors',
    },
    geocodingUrl: env.GEOCODING_URL ?? null,
    rephrase: rephraseSettings(env),
    drandUrls: env.DRAND_URLS ?? (live ? DRAND_RELAYS : null),
    stripe: stripeKeys(env),
    walletDomainFile: env.WALLET_DOMAIN_FILE ?? null,
    sandboxWebhookSecret: env.SANDBOX_WEBHOOK_SECRET,
    drainMs: (env.DRAIN_SECONDS ?? (live ? LIVE_DRAIN_SECONDS : 0)) * 1000,
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    pagesSleep: env.WAKE === 'on',
    rateLimits: env.RATE_LIMITS,
    crashAt: env.CRASH_AT ?? null,
    retryPace: env.RETRY_PACE,
    cookies: cookieNames(env, isSecure),
    cookieRules: { sameSite: env.COOKIE_SAME_SITE, isSecure },
  }
}

/** Logins by role are for a pooler, and behind one nothing can be listened to. */
function behindPooler(env: Environment): Pick<Config, 'databaseDirectUrl' | 'isPrepared'> {
  const isPooled = isByLogin(env.DATABASE_URL ?? '')
  if (isPooled && !env.DATABASE_DIRECT_URL)
    throw new ConfigError('DATABASE_URL with {role} needs DATABASE_DIRECT_URL: the address past the pooler')
  return {
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    isPrepared: env.DATABASE_PREPARED ?? !isPooled,
  }
}

/** Both or none: addresses that nobody reads would swallow what people answer. */
function inboundSettings({ INBOUND_IMAP_URL: imapUrl, INBOUND_ADDRESS: address }: Environment) {
  if (!imapUrl && !address) return null
  if (!imapUrl || !address)
    throw new ConfigError('INBOUND_IMAP_URL and INBOUND_ADDRESS are given together, or not at all')
  return { imapUrl, address }
}

function rephraseSettings({ REPHRASE_URL: url, REPHRASE_KEY: key, REPHRASE_MODEL: model }: Environment) {
  if (!url) return null
  if (!model) throw new ConfigError('REPHRASE_URL needs REPHRASE_MODEL')
  return { url, key: key ?? null, model }
}

/** Two that the League of Entropy names; who relays need not be trusted. */
const DRAND_RELAYS = ['https://api.drand.sh', 'https://drand.cloudflare.com']

/** The league of the demo has a name, and its pages an address that leads nowhere. */
const DEMO_LEAGUE = 'https://western-shore-league.example'

/** The demo has both providers in its own process, asked over HTTP like the real ones. */
function matchProviders(env: Environment): Pick<Config, 'firstProvider' | 'secondProvider'> {
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

function cookieNames(env: Environment, isSecure: boolean): CookieNames {
  const own = (name: string) => (isSecure ? `__Host-${name}` : name)
  return {
    session: own(env.COOKIE_SESSION),
    authentication: own(env.COOKIE_AUTHENTICATION),
    refresh: own(env.COOKIE_REFRESH),
    guest: own(env.COOKIE_GUEST),
    signInFlow: own('sign_in_flow'),
    signInSteps: own('sign_in_steps'),
    passkeyTicket: own('passkey_ticket'),
    clubAdmin: env.COOKIE_CLUB_ADMIN,
    governingBody: env.COOKIE_GOVERNING_BODY,
    cart: env.COOKIE_CART,
    cartCount: `${env.COOKIE_CART}_count`,
    lastOrder: env.COOKIE_LAST_ORDER,
  }
}

/** All four or none: with some of them money would be taken that nobody hears of. */
function stripeKeys(env: Environment): StripeKeys | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectWebhookSecret,
  } = env
  if (!secretKey && !publishableKey && !webhookSecret && !connectWebhookSecret) return null
  if (!secretKey || !publishableKey || !webhookSecret || !connectWebhookSecret) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET are given together, or not at all',
    )
  }
  const tariff = { basis_points: env.CARD_FEE_BASIS_POINTS, fixed: env.CARD_FEE_FIXED }
  return { secretKey, publishableKey, webhookSecret, connectWebhookSecret, tariff }
}

function s3Settings(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env
  if (!bucket) {
    if (env.S3_ENDPOINT || id || secret)
      throw new ConfigError('S3_ENDPOINT and the keys of S3 need S3_BUCKET')
    return null
  }
  if (Boolean(id) !== Boolean(secret))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together, or not at all')
  return {
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    isPathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
    keys: id && secret ? { id, secret } : null,
  }
}

function samlKeys(env: Environment): Config['saml'] {
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
