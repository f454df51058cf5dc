import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { ClubPictures } from './club-pictures.ts'
import { discoveryRoutes } from './routes.ts'

export function discoveryCapability(core: Core): Capability {
  const pictures = new ClubPictures(core.storage)
  return {
    name: 'discovery',
    routes: (app, { rooms }) => discoveryRoutes(app, { ...core, pictures, rooms }),
  }
}
