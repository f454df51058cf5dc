import type { Capability } from '../capability.ts'
import { type GeocodingDeps, geocodingEndpoints } from './endpoints.ts'

export const geocodingCapability = (deps: GeocodingDeps): Capability => ({
  name: 'geocoding',
  endpoints: geocodingEndpoints(deps),
})
