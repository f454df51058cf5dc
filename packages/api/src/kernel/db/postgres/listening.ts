import pg from 'pg'
import { type Listener, TIMEOUTS } from '../database.ts'

const RELISTEN_MS = 1000

export interface Listening {
  /** Answers how to stop. */
  to: (channel: string, listener: Listener) => () => Promise<void>
  close: () => Promise<void>
}

/**
 * All that a process listens to, on one connection: a server has few of them, and of many processes most would only listen. After a cut
 * it says so to everybody and listens again. Nobody there to hear anything, no connection.
 */
export function openListening(url: string, onTrouble: (error: Error) => void): Listening {
  const channels = new Map<string, Set<Listener>>()
  let line: Line | null = null
  let retry: NodeJS.Timeout | undefined

  interface Line {
    client: pg.Client
    /** Once it stands: what is asked for before goes with the rest. */
    isUp: boolean
  }

  const all = () => [...channels.values()].flatMap((listeners) => [...listeners])

  function connect(): void {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUTS.connectMs,
      keepAlive: true,
      pipeline: true,
    })
    const mine: Line = { client, isUp: false }
    line = mine
    client.on('error', (error) => lose(mine, error))
    client.on('end', () => lose(mine))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of channels.get(channel) ?? []) heard(payload)
    })
    void standUp(mine)
  }

  async function standUp(mine: Line): Promise<void> {
    try {
      await mine.client.connect()
      if (line !== mine) return
      mine.isUp = true
      const there = all()
      await listenTo(mine, [...channels.keys()])
      // What was written between the cut and now was not heard.
      if (line === mine) for (const { lost } of there) lost()
    } catch (error) {
      lose(mine, error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Says so once, whatever else that line has to say of its end. */
  function lose(mine: Line, error?: Error): void {
    if (line !== mine) return
    line = null
    void mine.client.end().catch(() => undefined)
    if (error) onTrouble(error)
    for (const { lost } of all()) lost()
    retry = setTimeout(() => {
      if (channels.size > 0 && line === null) connect()
    }, RELISTEN_MS)
  }

  const listenTo = (mine: Line, names: readonly string[]) =>
    mine.client.query(names.map((name) => `listen ${pg.escapeIdentifier(name)}`).join('; '))

  async function join(mine: Line, channel: string, listener: Listener): Promise<void> {
    try {
      await listenTo(mine, [channel])
      if (line === mine) listener.lost()
    } catch (error) {
      lose(mine, error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function hangUp(): Promise<void> {
    clearTimeout(retry)
    const open = line
    line = null
    await open?.client.end()
  }

  return {
    to(channel, listener) {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      if (line?.isUp) void join(line, channel, listener)
      else if (!line && listeners.size === 1 && channels.size === 1) {
        clearTimeout(retry)
        connect()
      }
      return async () => {
        listeners.delete(listener)
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel)
        if (channels.size === 0) await hangUp()
      }
    },
    async close() {
      channels.clear()
      await hangUp()
    },
  }
}
