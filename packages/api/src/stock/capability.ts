import type { Capability } from '../capability.ts'
import { expiry } from './expire.ts'

export const stockCapability: Capability = {
  name: 'stock',
  schedules: [{ cadence: { everyMinutes: 1 }, work: expiry }],
}
