/** Places at which a test ends the process, to see what the next one makes of it. */
export const CRASH_POINTS = [
  /** The mail is ours for a while, and nothing was sent. */
  'mail.claimed',
  /** The mail server has it, and we have not noted it. */
  'mail.sent',
  /** A step of long work has had its effect, and its progress is not written. */
  'work.stepped',
  /** Effect and progress are written, and not committed. */
  'work.before-commit',
  /** The step is committed, and the next one has not begun. */
  'work.committed',
  /** A slot of a schedule is taken. */
  'clock.requested',
  /** The order is written and its places are reserved; the gateway has not heard of it. */
  'order.placed',
  /** The gateway has made a payment, and we have not noted it. */
  'payment.created',
  /** The buyer may pay, and has not been told. */
  'payment.begun',
  /** The gateway said what became of a payment, and we have not written it. */
  'payment.known',
  /** What follows from a payment is written. */
  'payment.settled',
  /** A call to the gateway is ours for a while, and was not made. */
  'payment.claimed',
  /** The gateway did what it was asked, and we have not noted it. */
  'payment.acted',
  /** What is moved to a club is written down, and the gateway has not heard of it. */
  'transfer.wanted',
  /** A saved card was charged, and what the gateway calls it is not noted. */
  'charge.answered',
  /** That is noted, and what follows from it is not. */
  'charge.noted',
  /** A page of the gateway's statement is ours for a while, and was not asked for. */
  'statement.claimed',
  /** The gateway has told it, and nothing of it is written. */
  'statement.fetched',
  /** What the gateway told us is written, and it has not heard so. */
  'webhook.stored',
  /** What it told us is ours for a while, and nothing was done about it. */
  'webhook.claimed',
  /** It is done, and we have not noted it. */
  'webhook.processed',
  /** What somebody is to be told is ours for a while, and was not sent. */
  'hook.claimed',
  /** They have it, and we have not noted it. */
  'hook.sent',
  /** The list of a draw is hashed and written, and not committed. */
  'draw.closing',
  /** The list is fixed, and the beacon was not asked. */
  'draw.closed',
  /** The random number of a draw is known, and nothing was done with it. */
  'draw.luck-known',
  /** The result is written, and not committed. */
  'draw.deciding',
  /** A draw is decided, and its winners were not told. */
  'draw.decided',
] as const

export type CrashPoint = (typeof CRASH_POINTS)[number]

/** Where, and at the how-manieth time that the process passes there. */
export interface CrashSetting {
  point: CrashPoint
  passes: number
}

export type CrashAt = (point: CrashPoint) => void

export const neverCrash: CrashAt = () => undefined

/** As a power cut would: nothing is tidied up, nobody is told. */
export function openCrashPoints(setting: CrashSetting | null): CrashAt {
  if (!setting) return neverCrash
  let left = setting.passes
  return (point) => {
    if (point !== setting.point) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
}
