import { eventually } from './eventually.ts'

interface Asks {
  asOwner: <Row = object>(statement: string) => Promise<Row[]>
}

/**
 * How many connections to this database wait for a lock that another one holds. Files of tests run beside each other on one server:
 * those of other databases do not count.
 */
export async function countWaiting({ asOwner }: Asks): Promise<number> {
  const waiting = await asOwner(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length
}

/** Goes on once so many wait for a lock, so that a race is run the same way however busy the machine is. */
export const untilWaiting = (asks: Asks, count = 1): Promise<void> =>
  eventually(async () => {
    const waiting = await countWaiting(asks)
    if (waiting < count) throw new Error(`${waiting} of ${count} wait for a lock`)
  })
