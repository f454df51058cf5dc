/**
 * Why an outside service gave us nothing:
 * - `not-allowed`: the address is not on our list, or leads to a machine of ours
 * - `unreachable`, `too-slow`: no answer, or none in time
 * - `unauthorised`, `forbidden`, `not-found`, `refused`: an answer, and a no
 * - `moved`: it sends us elsewhere, and we do not go
 * - `troubled`: any other status, "too many questions" among them
 * - `too-large`, `garbage`: an answer that cannot be used
 * - `resting`: not asked, because it has just failed too often
 * - `busy`: not asked, because whoever asks has too many calls under way
 */
export type FailureKind =
  | 'not-allowed'
  | 'unreachable'
  | 'too-slow'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'refused'
  | 'moved'
  | 'troubled'
  | 'too-large'
  | 'garbage'
  | 'resting'
  | 'busy'

/** Says what went wrong and nothing else: addresses hold keys, and answers hold whatever they like. */
export class OutgoingFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind) {
    super(`an outside service gave nothing: ${kind}`)
    this.name = 'OutgoingFailure'
    this.kind = kind
  }
}

/** A no is an answer: the service is well, whatever it thinks of the question. */
const ANSWERS: ReadonlySet<FailureKind> = new Set(['unauthorised', 'forbidden', 'not-found', 'refused'])

export const isAnswer = (kind: FailureKind): boolean => ANSWERS.has(kind)

/** Of a service that we know it is a fault; of a host that somebody named, that they named the wrong page of it. */
const USELESS_ANSWERS: ReadonlySet<FailureKind> = new Set(['moved', 'garbage', 'too-large'])

export const isUselessAnswer = (kind: FailureKind): boolean => USELESS_ANSWERS.has(kind)

/** The same failure under another name, where it means something else to whoever asked. */
export function failingAs(kind: FailureKind, meaning: FailureKind): (error: unknown) => never {
  return (error) => {
    throw error instanceof OutgoingFailure && error.kind === kind ? new OutgoingFailure(meaning) : error
  }
}

/** The failures we know by kind; anything else that is thrown is a fault of ours or of the network. */
export const failureOf = (error: unknown): OutgoingFailure =>
  error instanceof OutgoingFailure ? error : new OutgoingFailure('unreachable')
