import type { Config } from '../../config.ts'

/** What the gateway's own script needs of a page, by directive: it runs, draws its fields in frames and calls home. */
const SOURCES: Record<string, string> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': 'https://api.stripe.com',
}

/** Wallets ask from the gateway's frame, and some of them in a window of their own. */
const HEADERS: Record<string, string> = {
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com" "https://pay.google.com")',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/**
 * Only a page that says that it takes payments lets the gateway in, and only where the deployment has one: the sandbox is
 * our own and needs nothing.
 */
export const takesPayments = (shows: string | undefined, { stripe }: Pick<Config, 'stripe'>): boolean =>
  stripe !== null && shows === 'payments'

/** The headers of a page with the gateway let in. */
export function withGateway(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy']
    ?.split('; ')
    .map((directive) => {
      const more = SOURCES[directive.split(' ', 1)[0] ?? '']
      return more === undefined ? directive : `${directive} ${more}`
    })
    .join('; ')
  return { ...headers, ...HEADERS, ...(policy !== undefined && { 'content-security-policy': policy }) }
}
