import { matchRoutes, type RouteObject } from 'react-router'
import { pageToWake } from '@clubhouse/domain/web/wake-address'

/** A route as the build lists it: each names the one that it stands in. */
interface ListedRoute {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
}

/** Whoever asks for made-up addresses must not fill the memory. */
const REMEMBERED = 2000

/** Which page an address asks for, as its pattern: `/news/:slug`. Null for what is no page of these. */
export function pageRoutes(listed: Readonly<Record<string, ListedRoute | undefined>>) {
  const routes = childrenOf(Object.values(listed), undefined)
  const known = new Map<string, string | null>()
  return (path: string): string | null => {
    const found = known.get(path)
    if (found !== undefined) return found
    if (known.size >= REMEMBERED) known.clear()
    const pattern = patternOf(matchRoutes(routes, pagePath(path)))
    known.set(path, pattern)
    return pattern
  }
}

function childrenOf(
  listed: readonly (ListedRoute | undefined)[],
  parentId: string | undefined,
): RouteObject[] {
  return listed.flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    if (route.index) return [{ id, index: true as const }]
    return [{ id, ...(path !== undefined && { path }), children: childrenOf(listed, id) }]
  })
}

/** A page's data, and what wakes it, are asked for at addresses of their own. */
function pagePath(path: string): string {
  const page = pageToWake(path) ?? path
  return page === '/_root.data' ? '/' : page.replace(/\.data$/, '')
}

function patternOf(matches: ReturnType<typeof matchRoutes>): string | null {
  // A layout alone is no page.
  if (!matches || matches.at(-1)?.route.children?.length) return null
  const parts = matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? [])
  return `/${parts.join('/')}`
}
