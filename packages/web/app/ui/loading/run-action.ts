import { failLoading, startLoading, stopLoading } from './loading-store.ts'

/** Does the work with its loader on; the error, if any, goes on to the caller. */
export async function runAction<T>(action: string, work: () => Promise<T>): Promise<T> {
  startLoading(action)
  try {
    const result = await work()
    stopLoading(action)
    return result
  } catch (error) {
    failLoading(action)
    throw error
  }
}
