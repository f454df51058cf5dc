import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'

/** What is said to be wrong on the page, by question; only those whose words change are told. */
export class ShownErrors {
  #messages: ReadonlyMap<string, string>
  readonly #listeners = new Map<string, Set<() => void>>()

  constructor(errors: readonly FormError[]) {
    this.#messages = byQuestion(errors)
  }

  of(id: string): string | undefined {
    return this.#messages.get(id)
  }

  subscribe(id: string, listener: () => void): () => void {
    const those = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, those.add(listener))
    return () => void those.delete(listener)
  }

  /** These and no others. */
  show(errors: readonly FormError[]): void {
    const before = this.#messages
    const now = byQuestion(errors)
    this.#messages = now
    for (const id of new Set([...before.keys(), ...now.keys()])) {
      if (before.get(id) === now.get(id)) continue
      for (const listener of this.#listeners.get(id) ?? []) listener()
    }
  }
}

const byQuestion = (errors: readonly FormError[]): ReadonlyMap<string, string> =>
  new Map(errors.map(({ question_id, message }) => [question_id, message]))
