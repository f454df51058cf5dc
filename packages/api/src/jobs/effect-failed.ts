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
