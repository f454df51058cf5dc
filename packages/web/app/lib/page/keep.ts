import { data, type HeadersArgs } from 'react-router'
import { KEEP_HEADER, SHOWS_HEADER } from '@clubhouse/domain/web/page-context'

/** For the headers of a loader's answer: tiles may be loaded on this page, from where the deployment has them. */
export const SHOWS_MAP = { [SHOWS_HEADER]: 'map' }

/** The same for the card gateway's own script: on a page that takes payments, and on no other. */
export const SHOWS_PAYMENTS = { [SHOWS_HEADER]: 'payments' }

/** As long as the server keeps any page. */
const WHOLE_SECONDS = 60

/** Data of a page that is complete and the same for everybody: the server may keep the page. */
export function cached<T>(value: T, headers: Record<string, string> = {}) {
  return data(value, { headers: { ...headers, [KEEP_HEADER]: String(WHOLE_SECONDS) } })
}

/** The same for everybody, but something of it will be better in a moment: kept so long that a crowd asks once. */
export function cachedFor<T>(seconds: number, value: T) {
  return data(value, { headers: { [KEEP_HEADER]: String(seconds) } })
}

/** For the `headers` export: a page is kept only if its own loader said so, never because it usually is. */
export function cachedHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Record<string, string> {
  if (errorHeaders) return {}
  return Object.fromEntries(
    [KEEP_HEADER, SHOWS_HEADER, ...Object.keys(privateHeaders())].flatMap((name) => {
      const value = loaderHeaders.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/**
 * The address holds what may answer for its reader: no other site learns it, and nobody keeps the page. Within the
 * site it may be named, or browsers would not say where a form without scripts comes from.
 */
export const privateHeaders = () => ({
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})
