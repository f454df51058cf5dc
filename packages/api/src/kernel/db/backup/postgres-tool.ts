import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'

/** What an operator is told in a sentence, without a trace. */
export class BackupError extends Error {}

export interface PostgresTool {
  child: ChildProcessWithoutNullStreams
  /** Fails with what the tool complained of, unless it ended well. */
  ended: Promise<void>
}

/** An address in two parts: what a tool is called with everybody on the machine can read. */
export function withoutPassword(url: string): { address: string; environment: Record<string, string> } {
  const [, before, password] = /^([^@/]*\/\/[^:@/]*):([^@]*)@/.exec(url) ?? []
  if (before === undefined || password === undefined) return { address: url, environment: {} }
  const address = before + url.slice(before.length + 1 + password.length)
  return { address, environment: { PGPASSWORD: decodeURIComponent(password) } }
}

/** One of PostgreSQL's client programs, which must be on the PATH. */
export function startTool(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: string[],
  environment: Record<string, string> = {},
): PostgresTool {
  const child = spawn(name, args, { stdio: 'pipe', env: { ...process.env, ...environment } })
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
