import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE } from '../../../../scripts/lib/patience.ts'

/** Only what never happens waits as long as this: a busy machine is slow, and slow is not wrong. */
const PATIENT_MS = PATIENCE.waitMs

/** Asks again and again until the answer is what is waited for; the last complaint is the test's failure. */
export async function eventually<T>(attempt: () => Promise<T> | T, withinMs = PATIENT_MS): Promise<T> {
  for (const giveUp = performance.now() + withinMs; ; await wait(15)) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > giveUp) throw error
    }
  }
}
