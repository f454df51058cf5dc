export interface Bounds {
  entries: number
  /** Of all values together, written as JSON. */
  characters: number
}

/** Remembers what was written last, as much of it as there is room for. */
export class BoundedMemory<V> {
  readonly #bounds: Bounds
  readonly #entries = new Map<string, { value: V; size: number }>()
  #characters = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get(key: string): V | null {
    return this.#entries.get(key)?.value ?? null
  }

  values(): V[] {
    return [...this.#entries.values()].map(({ value }) => value)
  }

  set(key: string, value: V): void {
    this.#forget(key)
    const size = JSON.stringify(value)?.length ?? 0
    this.#entries.set(key, { value, size })
    this.#characters += size
    // A map keeps the order in which it was written.
    for (const oldest of this.#entries.keys()) {
      const isFull = this.#entries.size > this.#bounds.entries || this.#characters > this.#bounds.characters
      if (!isFull) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#characters -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
