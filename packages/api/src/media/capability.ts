import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { mediaRoutes } from './routes.ts'
import { MediaLibrary } from './variants.ts'

export function openMedia({ storage }: Core): Capability & { media: MediaLibrary } {
  const media = new MediaLibrary(storage)
  return { name: 'media', routes: (app) => mediaRoutes(app, media), media }
}
