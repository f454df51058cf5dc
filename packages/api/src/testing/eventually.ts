import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again until the answer is what is waited for; the last complaint is the test's failure. */
export async function eventually<T>(attempt: () => Promise<T> | T, withinMs = 3000): Promise<T> {
  for (const giveUp = performance.now() + withinMs; ; await wait(15)) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > giveUp) throw error
    }
  }
}
