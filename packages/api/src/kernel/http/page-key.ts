import { pageToWake } from '@clubhouse/domain/web/wake-address'

/** The one spelling of a path under which pages are kept: the router would take many more for the same page. */
const CANONICAL = /^\/$|^(\/[a-z0-9_][a-z0-9_.-]*)+$/
/** A parameter that a kept page may depend on: in which form, and where. */
export interface KnownParameter {
  value: RegExp
  path: RegExp
}

/** What a capability says of its pages: everything else may be kept, and depends on nothing but its path. */
export interface PageRules {
  /** Below these paths each page is for one browser alone. */
  own?: readonly `/${string}`[]
  parameters?: Readonly<Record<string, KnownParameter>>
}

/** What is so on every site: the error page shows which address was not found, and the router names its routes. */
const EVERYWHERE: PageRules = {
  own: ['/error'],
  parameters: { _routes: { value: /^[a-z0-9/._:,-]{1,200}$/i, path: /\.data$/ } },
}
/** Read by the browser after load, or left by mailers and adverts; the page itself is the same. */
const IGNORED = /^(utm_\w+|fbclid|gclid|msclkid|error|product|lotto)$/

export type PageKey = (method: string, url: string, isIdentified: boolean) => string | null

/**
 * Finds the path under which a page may be kept, or null when it must be rendered for this request alone. A page
 * kept under this key is also rendered from it, so that it cannot hold anything else of the request.
 */
export function pageKeyBy(declared: readonly PageRules[]): PageKey {
  const rules = [EVERYWHERE, ...declared]
  const isOwn = new RegExp(`^(?:${rules.flatMap(({ own }) => own ?? []).join('|')})(?:[/.]|$)`)
  const known = new Map(rules.flatMap(({ parameters }) => Object.entries(parameters ?? {})))
  return (method, url, isIdentified) => {
    if (isIdentified || (method !== 'GET' && method !== 'HEAD')) return null
    const at = url.indexOf('?')
    const path = at === -1 ? url : url.slice(0, at)
    if (!CANONICAL.test(path) || isOwn.test(path)) return null
    return at === -1 ? path : withKnownQuery(known, path, url.slice(at + 1))
  }
}

function withKnownQuery(
  known: ReadonlyMap<string, KnownParameter>,
  path: string,
  search: string,
): string | null {
  const kept = new URLSearchParams()
  // What wakes a page depends on what the page depends on.
  const page = pageToWake(path) ?? path
  for (const [name, value] of new URLSearchParams(search)) {
    const parameter = known.get(name)
    if (parameter?.value.test(value) && parameter.path.test(page) && !kept.has(name)) kept.set(name, value)
    else if (!IGNORED.test(name)) return null
  }
  kept.sort()
  const query = kept.toString()
  return query ? `${path}?${query}` : path
}
