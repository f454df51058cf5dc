import type { ClientLoaderFunctionArgs } from 'react-router'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { opensAnew } from './own-document.ts'

/** For the `clientLoader` of a page that shows a map: where tiles come from elsewhere, only its own document may load them. */
export async function loadWithTiles({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const data = await serverLoader<{ tiles: MapSettings }>()
  if (data.tiles.tilesUrl === null) return data
  return opensAnew(request.url) ?? data
}
