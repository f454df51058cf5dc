import { isIP } from 'node:net'
import { z } from 'zod'
import { CRASH_POINTS } from './crash-point.ts'
import { troubleInHosts, withFirstHost } from './db/postgres/hosts.ts'
import { readRecipient } from './db/backup/encryption/keys.ts'

/** OPEN-032: the server answers the same calls under each. */
export const API_VERSIONS = ['v1', 'v2'] as const

/** What an operator may set, and in which form. The values are read by config.ts alone. */

export const DEMO_SECRET = 'demo-secret-that-live-mode-refuses'
/** Of the demo's own gateway, which live mode does not have. */
const DEMO_WEBHOOK_SECRET = 'sandbox-webhooks-are-for-the-demo'

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

/** A path of the same host: cookies do not leave it, and the policy of a page lets nothing else be asked. */
const ApiEndpoint = z.string().regex(/^(?:\/[\w-]+){1,5}$/, 'is a path such as /api')

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

/** A service that is asked over HTTP. */
const ServiceUrl = z.url({ protocol: /^https?$/ })

/** Clubs get their names in front of it, and its port stands in links. */
const Domain = z
  .string()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/,
    'is a name such as clubs.example, with no https:// and no path',
  )

const PostgresUrl = z
  .string()
  .refine(
    (url) => /^postgres(ql)?:\/\/[^/]+\/[^/]+/.test(url) && URL.canParse(withFirstHost(url)),
    'is postgres://user:password@host/database; in a password @ is written as %40, / as %2F, # as %23, : as %3A',
  )
  .superRefine((url, told) => {
    const trouble = troubleInHosts(url)
    if (trouble) told.addIssue({ code: 'custom', message: trouble })
  })

/** Several may open the same backup: a second key is kept for the day on which the first is lost. */
const Recipients = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine(
    (all) => all.every((each) => readRecipient(each)),
    'is what “npm run db:backup-key” or age-keygen says, age1…, or several with commas between them',
  )

/** Names that the router knows for networks of one's own. */
const OWN_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

const Proxies = z.string().superRefine((text, context) => {
  for (const proxy of text.split(',').map((each) => each.trim())) {
    if (!OWN_NETWORKS.includes(proxy) && !isNetwork(proxy))
      context.addIssue(`${proxy} is neither an address nor a network such as 10.0.0.0/8`)
  }
})

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  MODE: z.enum(['demo', 'live']).default('demo'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().min(1).max(60).default('eu-west-1'),
  S3_ENDPOINT: ServiceUrl.optional(),
  S3_PATH_STYLE: flag.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(200).optional(),
  DATABASE_URL: PostgresUrl.optional(),
  DATABASE_DIRECT_URL: PostgresUrl.optional(),
  DATABASE_ADMIN_URL: PostgresUrl.optional(),
  DATABASE_PREPARED: flag.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  BACKUP_RECIPIENT: Recipients.optional(),
  BASE_DOMAIN: Domain.optional(),
  DEFAULT_CLUB: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is the short name of a club, such as dunvarra')
    .optional(),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).optional(),
  TRUSTED_PROXIES: Proxies.optional(),
  API_ENDPOINT: ApiEndpoint.default('/api'),
  API_VERSION: z.enum(API_VERSIONS).default('v2'),
  CLIENT_ID: z.string().max(100).default('web'),
  CLIENT_SECRET: z.string().min(16).max(200).optional(),
  CDN_HOST: z.url().or(z.literal('')).default(''),
  SECRET: z.string().min(24).default(DEMO_SECRET),
  SECRET_PREVIOUS: z.string().min(24).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: ServiceUrl.optional(),
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(1),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'is smtps://user:password@host, or smtp://…')
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_BOUNCE: z.email().optional(),
  INBOUND_IMAP_URL: z
    .string()
    .regex(
      /^imaps?:\/\/[^\s/@]+:[^\s/@]+@[^\s/@]+/,
      'is imaps://user:password@host, with / and @ in them written as %2F and %40',
    )
    .refine((url) => URL.canParse(url), 'is no address')
    .optional(),
  INBOUND_ADDRESS: z
    .email()
    .regex(/^[a-z0-9._-]{1,19}@/, 'has at most 19 small letters before the @, and no +')
    .optional(),
  FIRST_PROVIDER_URL: ServiceUrl.optional(),
  FIRST_PROVIDER_CLUB_PAGE: z.string().startsWith('https://').optional(),
  FIRST_PROVIDER_COMPETITION_PAGE: z.string().startsWith('https://').optional(),
  SECOND_PROVIDER_URL: ServiceUrl.optional(),
  MAP_TILES_URL: TilesUrl.optional(),
  MAP_ATTRIBUTION: z.string().max(200).optional(),
  MAP_KEY: z.string().max(200).optional(),
  GEOCODING_URL: ServiceUrl.optional(),
  REPHRASE_URL: ServiceUrl.optional(),
  REPHRASE_KEY: z.string().min(1).max(500).optional(),
  REPHRASE_MODEL: z.string().min(1).max(200).optional(),
  DRAND_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(ServiceUrl).min(1))
    .optional(),
  SAML_PRIVATE_KEY: Pem.optional(),
  SAML_CERTIFICATE: Pem.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, 'is the secret key of Stripe, sk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .startsWith('pk_', 'is the key of Stripe for browsers, pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'is what Stripe signs with, whsec_…').optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'is what Stripe signs with, whsec_…')
    .optional(),
  CARD_FEE_BASIS_POINTS: z.coerce.number().int().min(0).max(2000).default(150),
  CARD_FEE_FIXED: z.coerce.number().int().min(0).max(500).default(25),
  WALLET_DOMAIN_FILE: z.string().min(1).max(20_000).optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).max(200).default(DEMO_WEBHOOK_SECRET),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  RATE_LIMITS: flag.default(true),
  CRASH_AT: Crash.optional(),
  WAKE: z.enum(['on', 'off']).default('on'),
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
  COOKIE_LAST_ORDER: CookieName.default('last_order'),
})
export type Environment = z.infer<typeof Environment>

/** Settings with which the process does not start; its words are for the operator. */
export class ConfigError extends Error {}
