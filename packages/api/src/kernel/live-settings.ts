import { DEMO_SECRET, type Environment } from './environment.ts'
import { namesMachine } from './outgoing/guarded-lookup.ts'

/** What live mode lacks, as lines for the operator: `NAME=example` to write, or what is to be changed. */
export function missingInLive(env: Environment, uses?: readonly (keyof Environment)[]): string[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  const toWrite: [name: keyof Environment, example: string, meaning: string][] = [
    ['DATABASE_URL', 'postgres://clubhouse_web:…@db.example/clubhouse', 'PostgreSQL 15 or newer'],
    ['BASE_DOMAIN', 'clubs.example', 'the domain under which clubs get their sub-domains'],
    [
      'SECRET',
      '…',
      'a secret of your own, 24 characters or more, for example what “openssl rand -base64 32” says',
    ],
    ['METRICS_TOKEN', '…', 'the bearer token that /metrics asks for, 16 characters or more'],
    ['SMTP_URL', 'smtps://user:password@mail.example', 'the mail server'],
    ['MAIL_FROM', 'no-reply@clubs.example', 'the email address that mails come from'],
    ['STRIPE_SECRET_KEY', 'sk_live_…', `the secret key of Stripe: ${NO_SANDBOX}`],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_…', 'the key of Stripe for browsers'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_…', 'what Stripe signs its webhooks with'],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', 'whsec_…', 'what Stripe signs its webhooks of clubs’ accounts with'],
  ]
  const toChange: [name: keyof Environment, isWrong: boolean, meaning: string][] = [
    ['PUBLIC_PROTOCOL', env.PUBLIC_PROTOCOL === 'http', 'leave it out: live mode is reached over TLS only'],
    ['CRASH_AT', env.CRASH_AT !== undefined, 'leave it out: it is for tests'],
    ['RETRY_PACE', env.RETRY_PACE !== 1, 'leave it out: it is for tests'],
    ['RATE_LIMITS', !env.RATE_LIMITS, 'leave it out: passwords are guessed from everywhere'],
    ['COOKIE_SECURE', env.COOKIE_SECURE === false, 'leave it out: sign-ins travel over TLS only'],
    ['STRIPE_PUBLISHABLE_KEY', areOfTwoModes(secretKey, publishableKey), BOTH_ALIKE],
    ['INBOUND_IMAP_URL', isInTheOpen(env.INBOUND_IMAP_URL, 'imaps:'), IMAP_OVER_TLS],
    ['FIRST_PROVIDER_URL', isInTheOpen(env.FIRST_PROVIDER_URL), OVER_TLS],
    ['SECOND_PROVIDER_URL', isInTheOpen(env.SECOND_PROVIDER_URL), OVER_TLS],
    ['GEOCODING_URL', isInTheOpen(env.GEOCODING_URL), OVER_TLS],
    ['S3_ENDPOINT', isInTheOpen(env.S3_ENDPOINT), OVER_TLS],
  ]
  const isUsed = (name: keyof Environment) => uses?.includes(name) ?? true
  const isMissing = (name: keyof Environment) => (name === 'SECRET' ? env.SECRET === DEMO_SECRET : !env[name])
  return [
    ...toWrite
      .filter(([name]) => isMissing(name) && isUsed(name))
      .map(([name, example, meaning]) => `${name}=${example}   ${meaning}`),
    ...toChange
      .filter(([name, isWrong]) => isWrong && isUsed(name))
      .map(([name, , meaning]) => `${name}: ${meaning}`),
  ]
}

interface Running {
  mode: 'demo' | 'live'
  stripe: { secretKey: string } | null
}

/** What an operator should hear at the start, though nothing is wrong. */
export function remarksOn({ mode, stripe }: Running): string[] {
  if (mode !== 'live' || !isTestKey(stripe?.secretKey)) return []
  return ['STRIPE_SECRET_KEY is a test key: cards are not really charged.']
}

const BOTH_ALIKE =
  'belongs to another of Stripe’s modes than STRIPE_SECRET_KEY: both are live keys, or both test keys'

const areOfTwoModes = (secretKey?: string, publishableKey?: string): boolean =>
  Boolean(secretKey && publishableKey) && isTestKey(secretKey) !== isTestKey(publishableKey)

const isTestKey = (key: string | undefined): boolean => /^\wk_test_/.test(key ?? '')

const NO_SANDBOX = 'the sandbox gateway is for the demo only'
const IMAP_OVER_TLS = 'imaps://…, or imap:// and the bare address of a machine in your own network'
const OVER_TLS = 'https://…, or http:// and the bare address of a machine in your own network'

/** Clubs' keys and people's searches travel with the question. */
function isInTheOpen(address: string | undefined, safe = 'https:'): boolean {
  if (address === undefined) return false
  const { protocol, hostname } = new URL(address)
  return protocol !== safe && !namesMachine(hostname)
}
