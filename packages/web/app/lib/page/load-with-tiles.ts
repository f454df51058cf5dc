import type { ClientLoaderFunctionArgs } from 'react-router'
import type { MapSettings } from '@clubhouse/domain/web/page-context'

/**
 * For the `clientLoader` of a page that shows a map. What a page may load belongs to its document, and a walk within
 * the site keeps the document of the page where it began: where tiles come from elsewhere, this page is opened as one
 * of its own. Not when it is only loaded anew, as after a form was sent.
 */
export async function loadWithTiles({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const data = await serverLoader<{ tiles: MapSettings }>()
  if (data.tiles.tilesUrl === null || isDocumentOf(request.url)) return data
  window.location.assign(request.url)
  // The browser is on its way; nothing may be drawn in between.
  return new Promise<never>(() => undefined)
}

function isDocumentOf(url: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === new URL(url).pathname
}
