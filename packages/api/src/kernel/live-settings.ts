import { ConfigError, DEMO_SECRET, type Environment } from './environment.ts'
import { namesMachine } from './outgoing/guarded-lookup.ts'

/** Live mode takes real money and real people's data: it does not start on a guess. */
export function refuseUnsafeLive(env: Environment): void {
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
    ['INBOUND_IMAP_URL', isInTheOpen(env.INBOUND_IMAP_URL, 'imaps:'), IMAP_OVER_TLS],
    ['STRIPE_SECRET_KEY', !env.STRIPE_SECRET_KEY, `the secret key of Stripe, sk_live_…: ${NO_SANDBOX}`],
    ['STRIPE_PUBLISHABLE_KEY', !env.STRIPE_PUBLISHABLE_KEY, 'the key of Stripe for browsers, pk_live_…'],
    ['STRIPE_WEBHOOK_SECRET', !env.STRIPE_WEBHOOK_SECRET, 'what Stripe signs its webhooks with, whsec_…'],
    [
      'STRIPE_CONNECT_WEBHOOK_SECRET',
      !env.STRIPE_CONNECT_WEBHOOK_SECRET,
      'what Stripe signs its webhooks of clubs’ accounts with, whsec_…',
    ],
    ['FIRST_PROVIDER_URL', isInTheOpen(env.FIRST_PROVIDER_URL), OVER_TLS],
    ['SECOND_PROVIDER_URL', isInTheOpen(env.SECOND_PROVIDER_URL), OVER_TLS],
    ['GEOCODING_URL', isInTheOpen(env.GEOCODING_URL), OVER_TLS],
    ['S3_ENDPOINT', isInTheOpen(env.S3_ENDPOINT), OVER_TLS],
  ]
  const missing = wanted.filter(([, isMissing]) => isMissing)
  if (missing.length === 0) return
  const lines = missing.map(([name, , meaning]) => `  ${name}: ${meaning}`)
  throw new ConfigError(`MODE=live needs these settings:\n${lines.join('\n')}`)
}

const NO_SANDBOX = 'the sandbox gateway is for the demo only'
const IMAP_OVER_TLS = 'imaps://…, or imap:// and the bare address of a machine in your own network'
const OVER_TLS = 'https://…, or http:// and the bare address of a machine in your own network'

/** Clubs' keys and people's searches travel with the question. */
function isInTheOpen(address: string | undefined, safe = 'https:'): boolean {
  if (address === undefined) return false
  const { protocol, hostname } = new URL(address)
  return protocol !== safe && !namesMachine(hostname)
}
