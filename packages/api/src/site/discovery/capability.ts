import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { ClubPictures } from './club-pictures.ts'
import { discoveryRoutes } from './routes.ts'

export function discoveryCapability(core: Core): Capability {
  const pictures = new ClubPictures(core.storage)
  return {
    name: 'discovery',
    routes: (app, { rooms }) => discoveryRoutes(app, { ...core, pictures, rooms }),
  }
}
