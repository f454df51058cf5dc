import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type pg from 'pg'
import { withFirstHost } from '../postgres/hosts.ts'
import { clientFor } from '../postgres/several-hosts.ts'
import { BackupError } from './backup-error.ts'

export interface PostgresTool {
  child: ChildProcessWithoutNullStreams
  /** Fails with what the tool complained of, unless it ended well. */
  ended: Promise<void>
}

/** An address in two parts: what a tool is called with everybody on the machine can read. */
export function withoutPassword(url: string): { address: string; environment: Record<string, string> } {
  const [, before, inFront] = /^([^@/]*\/\/[^:@/]*):([^@]*)@/.exec(url) ?? []
  const rest =
    before === undefined || inFront === undefined
      ? url
      : before + url.slice(before.length + 1 + inFront.length)
  const [address = '', query = ''] = rest.split('?')
  const words = query === '' ? [] : query.split('&')
  const inQuery = words.find((word) => word.startsWith(IN_QUERY))?.slice(IN_QUERY.length)
  const kept = words.filter((word) => !word.startsWith(IN_QUERY))
  // The one behind the address counts, as it does for PostgreSQL's own programs.
  const password = inQuery ?? inFront
  return {
    address: kept.length > 0 ? `${address}?${kept.join('&')}` : address,
    environment: password === undefined ? {} : { PGPASSWORD: decodeURIComponent(password) },
  }
}
const IN_QUERY = 'password='

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

export async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const client = new (clientFor(url))({ connectionString: withFirstHost(url) })
  // Its end is heard of by the statement that follows.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
