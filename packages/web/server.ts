import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { HostType } from '@clubhouse/domain/web/hosts'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { pageRoutes } from './app/lib/page/page-route.ts'
import { pageContext } from './app/lib/page/page-context.ts'
import { requestForPage, wantsWaking } from './app/lib/wake/wake-request.ts'

type Handler = ReturnType<typeof createRequestHandler>
const handlers = new Map<HostType, Handler>()

/** Answers a request for one site. Imported by the API server, which knows nothing else of this package. */
export async function handle(request: Request, context: PageContext): Promise<Response> {
  const provider = new RouterContextProvider()
  provider.set(pageContext, context)
  const page = requestForPage(request)
  provider.set(wantsWaking, page !== null)
  return handlerFor(context.host.type)(page ?? request, provider)
}

const patterns = new Map<HostType, ReturnType<typeof pageRoutes>>()

/** The page that a path of a site asks for, by its pattern: for what counts pages and must not count addresses. */
export function routeOf(path: string, type: HostType): string | null {
  const known = patterns.get(type) ?? pageRoutes(onlySite(build, type).routes)
  patterns.set(type, known)
  return known(path)
}

function handlerFor(type: HostType): Handler {
  const known = handlers.get(type)
  if (known) return known
  const handler = createRequestHandler(onlySite(build, type), import.meta.env.MODE)
  handlers.set(type, handler)
  return handler
}

/** Keeps the routes of one site, so that "/" can exist once per site. */
export function onlySite(whole: ServerBuild, type: HostType): ServerBuild {
  const keep = <Routes extends Record<string, { id: string; parentId?: string } | undefined>>(
    routes: Routes,
  ) => {
    const siteOf = (id: string | undefined): string | null => {
      const route = id ? routes[id] : undefined
      if (!route) return null
      return route.id.startsWith('site:') ? route.id : siteOf(route.parentId)
    }
    const belongs = (id: string) => [null, `site:${type}`].includes(siteOf(id))
    return Object.fromEntries(Object.entries(routes).filter(([id]) => belongs(id))) as Routes
  }
  return {
    ...whole,
    routes: keep(whole.routes),
    assets: { ...whole.assets, routes: keep(whole.assets.routes) },
  }
}
