import { PROVIDER_ID } from '@clubhouse/contract/provider-id'

/** The one spelling of a path under which pages are kept: the router would take many more for the same page. */
const CANONICAL = /^\/$|^(\/[a-z0-9_][a-z0-9_.-]*)+$/
/**
 * The steps of signing in show what this browser has entered; forms, what somebody has answered; the error page, which
 * address was not found.
 */
const OWN = /^\/(?:authentication|dev\/forms|error)(?:[/.]|$)/
const RESULTS = /^\/results-fixtures(\.data)?$/
/** What is as by default is left out of an address, so that a list has one address and not two. */
const LATER_PAGE = { value: /^(?:[2-9]|[1-9][0-9])$/, path: RESULTS }
const OTHER_SIZE = { value: /^(?:15|25)$/, path: RESULTS }
/** What a kept page may depend on, and in which form. */
const KNOWN: Record<string, { value: RegExp; path: RegExp }> = {
  page: { value: /^[1-9][0-9]?$/, path: /^\/(_root\.data)?$/ },
  competition: { value: PROVIDER_ID, path: RESULTS },
  results_page: LATER_PAGE,
  results_per_page: OTHER_SIZE,
  next_page: LATER_PAGE,
  next_per_page: OTHER_SIZE,
  view: { value: /^(?:live|results|next)$/, path: RESULTS },
  _routes: { value: /^[a-z0-9/._:,-]{1,200}$/i, path: /\.data$/ },
}
/** Read by the browser after load, or left by mailers and adverts; the page itself is the same. */
const IGNORED = /^(utm_\w+|fbclid|gclid|msclkid|error|product|lotto)$/

/**
 * The path under which a page may be kept, or null when it must be rendered for this request alone. A page
 * kept under this key is also rendered from it, so that it cannot hold anything else of the request.
 */
export function pageKey(method: string, url: string, isIdentified: boolean): string | null {
  if (isIdentified || (method !== 'GET' && method !== 'HEAD')) return null
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (!CANONICAL.test(path) || OWN.test(path)) return null
  return at === -1 ? path : withKnownQuery(path, url.slice(at + 1))
}

function withKnownQuery(path: string, search: string): string | null {
  const kept = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined
    if (known?.value.test(value) && known.path.test(path) && !kept.has(name)) kept.set(name, value)
    else if (!IGNORED.test(name)) return null
  }
  kept.sort()
  const query = kept.toString()
  return query ? `${path}?${query}` : path
}
