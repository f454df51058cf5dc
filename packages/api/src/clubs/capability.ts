import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { clubEndpoints } from './endpoints.ts'

export const clubsCapability = (core: Core): Capability => ({ name: 'clubs', endpoints: clubEndpoints(core) })
