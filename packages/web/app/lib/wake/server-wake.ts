import type { EntryContext } from 'react-router'
import earlyScript from 'virtual:early-script'
import { shortenHtml } from './shorten-html.ts'
import { EARLY_SCRIPT, shortFileName, WAKE_DATA, type WakeData } from './early/wake-data.ts'

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

/** By the first the router finds links whose pages to ask for, which a sleeping page does not; the other says nothing. */
const OF_NO_USE = / data-discover="true"|(?<=<link) nonce=""/g

/** Puts the early script into the head and, where the page is somebody's own, the data behind it. */
export function putToSleep(html: string, routing: EntryContext, own: WakeData | null): string {
  const files = [...filesOf(routing), ...panelStyles(html, routing)].map(shortFileName).join(' ')
  const script = `<script async id="${EARLY_SCRIPT}" src="${earlyScript}" data-files="${files}"></script>`
  const asleep = shortenHtml(html.replaceAll(OF_NO_USE, '')).replace('</head>', () => `${script}</head>`)
  if (!own) return asleep
  const data = `<script type="application/json" id="${WAKE_DATA}">${JSON.stringify(own).replaceAll('<', '\\u003c')}</script>`
  return asleep.replace('</body>', () => `${data}</body>`)
}

type Route = NonNullable<EntryContext['manifest']['routes'][string]>

function modulesOf(route: Route): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } =
    route
  return [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  ].filter((file) => file !== undefined)
}

/** What the cart's panel wears, where the page has a cart and does not wear it already. */
function panelStyles(html: string, { manifest }: EntryContext): string[] {
  if (!html.includes('data-cart-open')) return []
  const files = (manifest.routes['club/cart']?.css ?? []).map((file) => file.replace('#', ''))
  return files.filter((file) => !html.includes(file))
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
