import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/**
 * The embedded database takes no lock of its own, and a second process on the same directory destroys it.
 * So a file names the holder, made with the one call that only a single process can win. Not by proper-lockfile: it goes by the age
 * of a file, so that a killed holder keeps the next one waiting, and it cannot say who holds it.
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
  /** Process numbers mean nothing on another machine or in another container. */
  host: string
}

/** How long a file may be half written before it counts as left by a crash, and how often to look. */
const SETTLE = { tries: 40, everyMs: 25 }

export function takeDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'in-use-by')
  if (!claim(file)) takeOver(directory, file)
  return () => rmSync(file, { force: true })
}

/** Several processes may find the same dead holder: only the one behind the gate may put its file away. */
function takeOver(directory: string, file: string): void {
  const gate = `${file}.takeover`
  for (let attempt = 0; attempt < SETTLE.tries; attempt++) {
    refuseIfHeld(directory, file)
    if (claim(gate)) {
      try {
        refuseIfHeld(directory, file)
        rmSync(file, { force: true })
        if (claim(file)) return
      } finally {
        rmSync(gate, { force: true })
      }
    } else {
      if (!isHeld(gate)) rmSync(gate, { force: true })
      pause()
    }
  }
  throw new Error(`The data directory "${directory}" could not be locked`)
}

function claim(file: string): boolean {
  const mine: Holder = {
    pid: process.pid,
    startedAt: processStart(process.pid),
    since: new Date().toISOString(),
    host: hostname(),
  }
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

function refuseIfHeld(directory: string, file: string): void {
  const holder = readHolder(file)
  if (holder && isAlive(holder)) throw new DirectoryTaken(directory, holder)
}

function isHeld(file: string): boolean {
  const holder = readHolder(file)
  return holder !== null && isAlive(holder)
}

/** A file is made before it is filled, so one that cannot be read yet is given a moment. */
function readHolder(file: string): Holder | null {
  for (let attempt = 0; attempt < SETTLE.tries; attempt++) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      if (isCode(error, 'ENOENT')) return null
      pause()
    }
  }
  return null
}

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLE.everyMs)

function isAlive(holder: Holder): boolean {
  // It cannot be asked, so it is believed: whoever knows that it is gone removes the file.
  if (holder.host !== hostname()) return true
  if (holder.pid === process.pid) return holder.startedAt === processStart(process.pid)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return isCode(error, 'EPERM')
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

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
