import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Listener, TIMEOUTS } from '../database.ts'
import { withFirstHost } from './hosts.ts'
import { clientFor } from './several-hosts.ts'

const RELISTEN_MS = 1000

/** A server that has lost its power says nothing of it, and neither does the network: who listens would wait for hours. So it is asked. */
export const PULSE = { everyMs: 4000, answeredWithinMs: 4000 }
const HUNG_UP_WITHIN_MS = 1000

export interface Listening {
  /** Answers how to stop. */
  to: (channel: string, listener: Listener) => () => Promise<void>
  /** Whether somebody is heard, or nobody wants to hear. */
  isUp: () => boolean
  close: () => Promise<void>
}

/**
 * All that a process listens to, on one connection: a server has few of them, and of many processes most would only listen. After a cut
 * it says so to everybody and listens again. Nobody there to hear anything, no connection.
 */
export function openListening(url: string, onTrouble: (error: Error) => void, pulse = PULSE): Listening {
  const Client = clientFor(url)
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
    const client = new Client({
      connectionString: withFirstHost(url),
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
      void watch(mine)
      const there = all()
      await listenTo(mine, [...channels.keys()])
      // What was written between the cut and now was not heard.
      if (line === mine) for (const { lost } of there) lost()
    } catch (error) {
      lose(mine, error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function watch(mine: Line): Promise<void> {
    for (;;) {
      await wait(pulse.everyMs, null, { ref: false })
      if (line !== mine) return
      const late = new AbortController()
      const silence = wait(pulse.answeredWithinMs, SILENT, { ref: false, signal: late.signal }).catch(
        () => null,
      )
      const answer = mine.client.query('select 1').catch(() => null)
      if ((await Promise.race([answer, silence])) === SILENT)
        return lose(mine, new Error('the listening connection has stopped answering'))
      late.abort()
    }
  }

  /** Says so once, whatever else that line has to say of its end. */
  function lose(mine: Line, error?: Error): void {
    if (line !== mine) return
    line = null
    destroy(mine.client)
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
    if (!open) return
    // One that is dead would never say good-bye.
    const giveUp = setTimeout(() => destroy(open.client), HUNG_UP_WITHIN_MS)
    await open.client.end()
    clearTimeout(giveUp)
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
    isUp: () => channels.size === 0 || line?.isUp === true,
    async close() {
      channels.clear()
      await hangUp()
    },
  }
}

const SILENT = 'silent'

const destroy = (client: pg.Client): unknown =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
