import { setTimeout as wait } from 'node:timers/promises'
import type { Tethered } from '../../../scripts/lib/tether.mjs'

const START_WITHIN_MS = 60_000

/** Whether a program that was started gets where it should be. */
export async function comes(isThere: () => boolean | Promise<boolean>, program: Tethered): Promise<boolean> {
  const giveUp = Date.now() + START_WITHIN_MS
  while (!program.hasEnded() && Date.now() < giveUp) {
    if (await isThere()) return true
    await wait(50)
  }
  return false
}
