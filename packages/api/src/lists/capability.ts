import type { Capability } from '../capability.ts'
import { listEndpoints } from './endpoints.ts'

export const listsCapability: Capability = { name: 'lists', endpoints: listEndpoints() }
