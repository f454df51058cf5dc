import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'

/** What an operator is told in a sentence, without a trace. */
export class BackupError extends Error {}

export interface PostgresTool {
  child: ChildProcessWithoutNullStreams
  /** Fails with what the tool complained of, unless it ended well. */
  ended: Promise<void>
}

/** One of PostgreSQL's client programs, which must be on the PATH. */
export function startTool(name: 'pg_dump' | 'pg_restore' | 'psql', args: string[]): PostgresTool {
  const child = spawn(name, args, { stdio: 'pipe' })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  // A tool that ends early does not read on; why it ended is in its complaint.
  child.stdin.on('error', () => undefined)
  const ended = new Promise<void>((done, fail) => {
    child.on('error', () =>
      fail(new BackupError(`${name} is needed and was not found: install PostgreSQL's client`)),
    )
    child.on('close', (code) => {
      if (code === 0) done()
      else fail(new BackupError(`${name} failed:\n${complaint.trim()}`))
    })
  })
  return { child, ended }
}
