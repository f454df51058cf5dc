import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** What a piece of work took, in each of its repetitions. */
export interface Cost {
  /** Until it was answered. */
  ms: number
  /** Processor time of the server and of PostgreSQL: what else the machine does changes it little. */
  cpuMs: number
  /** Pages of 8 KB that PostgreSQL looked at, in memory or not: nothing else on the machine changes them. */
  pages: number
}

/** Processor time of all threads of a process, in milliseconds; `/proc/…/stat` counts hundredths of a second. */
function processorMs(pid: number): number {
  let sum = 0
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    // It has ended since it was listed.
  }
  return sum / 1e6
}

const parentOf = (pid: number): number => {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

/** Reads the processor time of the server with this number, and of the PostgreSQL that this pool is connected to. */
export async function processorOf(pool: pg.Pool, server: number): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postgres = parentOf(rows[0]?.pid ?? 0)
  return () => {
    const all = readdirSync('/proc').map(Number)
    const ours = [server, postgres, ...all.filter((pid) => pid > 0 && parentOf(pid) === postgres)]
    return ours.reduce((sum, pid) => sum + processorMs(pid), 0)
  }
}

const PAGES = `
  select coalesce(sum(shared_blks_hit + shared_blks_read + local_blks_hit + local_blks_read + temp_blks_read), 0)::float as pages
  from pg_stat_statements where toplevel and dbid = (select oid from pg_database where datname = current_database())`

/** Since this database began to be counted. */
export async function pagesOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pages: number }>(PAGES)
  return rows[0]?.pages ?? 0
}
