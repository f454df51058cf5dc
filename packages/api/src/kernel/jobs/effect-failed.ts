/** Why an effect failed, in words that may be stored and logged: never whom it was for or what it said. */
export class EffectFailed extends Error {
  override readonly name: string = 'EffectFailed'
  readonly reason: string
  /** Trying again would not help. */
  readonly isFinal: boolean

  constructor(reason: string, { isFinal }: { isFinal: boolean }) {
    super(reason)
    this.reason = reason
    this.isFinal = isFinal
  }
}

/** The words of an error may quote an address or a whole row; its kind never does. */
export function errorKind(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown }
  const kind = [code, name].find((word) => typeof word === 'string' && /^\w{1,40}$/.test(word))
  return typeof kind === 'string' ? kind : 'unknown error'
}
