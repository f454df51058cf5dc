import type { Capability } from '../capability.ts'
import { daily } from './schedules.ts'
import { sweepRuns } from './sweep-runs.ts'

/** What jobs do about themselves. */
export const jobsCapability: Capability = {
  name: 'jobs',
  schedules: [daily('03:45', 'sweep-runs', sweepRuns)],
}
