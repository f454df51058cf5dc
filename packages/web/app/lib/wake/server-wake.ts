import type { EntryContext } from 'react-router'
import { wakeAddress } from '@clubhouse/domain/web/wake-address'
import earlyScript from 'virtual:early-script'
import { EARLY_SCRIPT, WAKE_DATA, type WakeData } from './early/wake-data.ts'

/** The router's own scripts are left out of a sleeping page: what they would have said is written down instead. */
export async function wakeData(routing: EntryContext): Promise<WakeData> {
  const { manifest, serverHandoffString = '{}', serverHandoffStream, staticHandlerContext } = routing
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return {
    context: JSON.parse(serverHandoffString) as Record<string, unknown>,
    manifest: {
      ...manifest,
      routes: Object.fromEntries(routes.map((route) => [route.id, route])),
      sri: undefined,
    },
    modules: routes.map((route) => [route.id, ...modulesOf(route)]),
    state: serverHandoffStream ? await new Response(serverHandoffStream).text() : '',
  }
}

/** Puts the early script into the head and, where the page is somebody's own, the data behind it. */
export function putToSleep(html: string, url: URL, routing: EntryContext, own: WakeData | null): string {
  const script = `<script defer id="${EARLY_SCRIPT}" src="${earlyScript}" data-files="${filesOf(routing).join(' ')}" data-from="${attribute(wakeAddress(url.pathname) + url.search)}"></script>`
  const awake = html.replace('</head>', () => `${script}</head>`)
  if (!own) return awake
  const data = `<script type="application/json" id="${WAKE_DATA}">${JSON.stringify(own).replaceAll('<', '\\u003c')}</script>`
  return awake.replace('</body>', () => `${data}</body>`)
}

type Route = NonNullable<EntryContext['manifest']['routes'][string]>

function modulesOf(route: Route): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route
  return [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  ].filter((file) => file !== undefined)
}

function filesOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return [
    ...new Set([
      manifest.entry.module,
      ...manifest.entry.imports,
      ...routes.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]),
    ]),
  ]
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
