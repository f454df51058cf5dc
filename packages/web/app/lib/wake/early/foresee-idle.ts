import { afterLoad } from './after-load.ts'
import type { Waking } from './waking.ts'

/** A slow device that draws something all the time is never idle: to fetch costs it little, and it is the one that gains most. */
const LATEST = 10_000
/** Once begun, it goes on. */
const NEXT_LATEST = 1000

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether what may never be wanted is not to be fetched. */
export function savesData({ navigator }: Window): boolean {
  const { connection = {} } = navigator as { connection?: Connection }
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '')
}

/** When the page is through and the device has nothing better to do, what waking needs is fetched; none of it runs. */
export function foreseeIdle(window: Window & typeof globalThis, { foresee, isAwake }: Waking): void {
  if (savesData(window)) return
  let timeout = LATEST
  const idle = async () => {
    await new Promise<unknown>((resolve) =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(resolve, { timeout })
        : setTimeout(resolve, 200),
    )
    timeout = NEXT_LATEST
  }
  const begin = () => {
    if (!isAwake()) foresee(idle).catch(() => undefined)
  }
  afterLoad(window, () => ('requestIdleCallback' in window ? begin() : setTimeout(begin, 2000)))
}
