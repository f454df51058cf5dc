import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { GatewayFailed } from '../port.ts'

const flag = z.boolean().optional()
const CallFault = z.strictObject({ hang: flag, status: z.number().int().min(400).max(599).optional() })

/** What the sandbox is told to do wrong (`POST /dev/gateway`). */
const Faults = z
  .strictObject({
    webhooks: z
      .strictObject({
        /** Number of additional deliveries. */
        duplicate: z.number().int().min(0).max(20),
        /** Every other one is overtaken by the next. */
        reorder: z.boolean(),
        drop: z.boolean(),
        delay_ms: z.number().int().min(0).max(86_400_000),
        /** Until the faults are ended. */
        hold: z.boolean(),
      })
      .partial(),
    create: CallFault.extend({ create_then_hang: flag }),
    confirm: CallFault.extend({ capture_then_hang: flag }),
    refund: CallFault.extend({ refund_then_hang: flag }),
    transfer: CallFault.extend({ transfer_then_hang: flag }),
    movements: CallFault,
  })
  .partial()
export type Faults = z.infer<typeof Faults>

const Body = z.union([Faults, z.strictObject({ faults: Faults }).transform(({ faults }) => faults)])

export type FaultyCall = 'create' | 'confirm' | 'refund' | 'transfer' | 'movements'

/** Timeout, the same as our client of a real gateway has. */
const PATIENCE_MS = 8_000
const REORDER_MS = 1_500
/** Beyond any demo. */
export const HELD_UNTIL = new Date('9999-01-01T00:00:00Z')

/** Held in memory: they end with the process, and hold in this one only. */
export class FaultSwitch {
  current: Faults = {}
  readonly #patienceMs: number
  #released = Promise.withResolvers<void>()
  #events = 0

  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs
  }

  /** Null where the body is none. */
  read(body: unknown): Faults | null {
    const parsed = Body.safeParse(body)
    return parsed.success ? parsed.data : null
  }

  set(faults: Faults): void {
    this.current = faults
    this.letGo()
  }

  /** Ends held calls as if they had timed out. */
  letGo(): void {
    this.#released.resolve()
    this.#released = Promise.withResolvers<void>()
  }

  /** A call to the gateway as its client sees it: what hangs is given up in the end, whatever it has done by then. */
  async around<Result>(call: FaultyCall, work: () => Promise<Result>): Promise<Result> {
    const { hang, status, ...then } = this.current[call] ?? {}
    if (hang) await this.#hang()
    if (status !== undefined) throw failedWith(status)
    const result = await work()
    if (Object.values(then).some((isWanted) => isWanted === true)) await this.#hang()
    return result
  }

  /** When an event leaves, and how often. */
  journey(now: Date): { dueAt: Date; deliveries: number } {
    const { drop, duplicate = 0, hold, delay_ms: delayMs = 0, reorder } = this.current.webhooks ?? {}
    const deliveries = drop ? 0 : 1 + duplicate
    if (hold) return { dueAt: HELD_UNTIL, deliveries }
    this.#events += 1
    const overtakenMs = reorder && this.#events % 2 === 1 ? REORDER_MS : 0
    return { dueAt: new Date(now.getTime() + delayMs + overtakenMs), deliveries }
  }

  async #hang(): Promise<never> {
    const over = new AbortController()
    const patience = wait(this.#patienceMs, undefined, { signal: over.signal }).catch(() => undefined)
    await Promise.race([this.#released.promise, patience])
    over.abort()
    throw new GatewayFailed('the gateway did not answer', { isFinal: false })
  }
}

const failedWith = (status: number): GatewayFailed =>
  new GatewayFailed(`the gateway answered ${status}`, {
    isFinal: status < 500 && ![408, 409, 425, 429].includes(status),
  })
