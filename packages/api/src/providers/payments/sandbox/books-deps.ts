import type { Database } from '#kernel/db/database.ts'
import type { FaultSwitch } from './faults.ts'

export interface BooksDeps {
  db: Pick<Database, 'withPlatform'>
  now: () => Date
  faults: FaultSwitch
}
