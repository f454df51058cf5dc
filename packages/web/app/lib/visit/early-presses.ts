import { useEffect } from 'react'

/** Where the boot script notes which buttons were pressed before React could hear of it. */
export const EARLY_PRESSES = 'earlyPresses'

type Waiting = Window & { [EARLY_PRESSES]?: HTMLElement[] | null }

/**
 * For pages whose buttons only a script can answer: whoever pressed one marked `data-keeps-press` before the page was taken
 * over gets what they wanted now, in the order in which they pressed. From then on nothing is noted any more.
 */
export function useEarlyPresses(): void {
  useEffect(() => {
    const waiting = window as Waiting
    const pressed = waiting[EARLY_PRESSES] ?? []
    waiting[EARLY_PRESSES] = null
    for (const button of pressed) if (button.isConnected) button.click()
  }, [])
}
