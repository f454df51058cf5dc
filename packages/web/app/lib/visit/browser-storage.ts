/** Local storage, or null where there is none or the browser forbids it; then nothing is remembered. */
export function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}
