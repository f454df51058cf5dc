import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The embedded database takes no lock of its own, and a second process on the same directory destroys it.
 * So a file names the holder, made with the one call that only a single process can win.
 */
export class DirectoryTaken extends Error {
  constructor(directory: string, holder: Holder) {
    super(
      `The data directory "${directory}" is in use by process ${holder.pid} (since ${holder.since}).\n` +
        'The embedded database serves one process at a time: stop that one, choose another DATA_DIR, ' +
        'or use PostgreSQL through DATABASE_URL.',
    )
  }
}

interface Holder {
  pid: number
  /** Tells a living holder from another process that was given its number later. */
  startedAt: string | null
  since: string
}

export function takeDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'in-use-by')
  const mine: Holder = { pid: process.pid, startedAt: processStart(process.pid), since: new Date().toISOString() }
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!isExists(error)) throw error
      const holder = readHolder(file)
      if (holder && isAlive(holder)) throw new DirectoryTaken(directory, holder)
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The data directory "${directory}" could not be locked`)
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.startedAt === processStart(process.pid)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return holder.startedAt === null || holder.startedAt === processStart(holder.pid)
}

/** The start time that Linux keeps for a process; other systems rely on the number alone. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; what follows it is plain, and the start time is its 20th word.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
