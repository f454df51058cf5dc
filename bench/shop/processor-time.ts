import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, wherever Node runs on it. */
const TICKS_PER_SECOND = 100

/** Processor time that a process and its children that have ended have used, in milliseconds. */
export function usedBy(pid: number, { withEnded = false } = {}): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program stands in brackets and may hold anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return ((user + system + (withEnded ? endedUser + endedSystem : 0)) * 1000) / TICKS_PER_SECOND
}

/** Of a PostgreSQL: of its first process and of all that work for connections, now or before. */
export function usedByPostgres(pid: number): number {
  let used = usedBy(pid, { withEnded: true })
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid) used += usedBy(Number(entry))
    } catch {
      // It has ended since it was listed.
    }
  }
  return used
}
