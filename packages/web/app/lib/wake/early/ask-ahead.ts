interface Ahead<T> {
  address: string
  since: number
  coming: Promise<T | null>
}

export interface AsksAhead<T> {
  /** What will most likely be wanted. */
  ahead: (address: string) => void
  /** What is wanted now, asked for already or not; null where it did not come. */
  now: (address: string) => Promise<T | null>
  forget: () => void
}

/** Asks for what is near before it is pressed, and shows it if it is pressed soon. */
export function asksAhead<T>(ask: (address: string) => Promise<T | null>, freshForMs: number): AsksAhead<T> {
  let known: Ahead<T> | null = null
  const forget = () => void (known = null)

  function fresh(address: string): Ahead<T> | null {
    const isFresh = known?.address === address && performance.now() - known.since < freshForMs
    return isFresh ? known : null
  }

  function ahead(address: string): void {
    if (fresh(address)) return
    const coming = ask(address).catch(() => {
      forget()
      return null
    })
    known = { address, since: performance.now(), coming }
  }

  function now(address: string): Promise<T | null> {
    ahead(address)
    const { coming } = known as Ahead<T>
    forget()
    return coming
  }

  return { ahead, now, forget }
}
