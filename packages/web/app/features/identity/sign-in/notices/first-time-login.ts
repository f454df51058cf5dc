import { browserStorage } from '#lib/visit/browser-storage.ts'

/** DATA-81, OPEN-021 */
const KEY = 'IsFirstTimeLogin'

/** AUTH-54: whoever has just signed in is greeted by the next page that knows them. */
export function rememberSignIn(): void {
  browserStorage()?.setItem(KEY, 'true')
}

/** Read once: whether somebody has signed in since this was last asked. */
export function takeSignIn(): boolean {
  const storage = browserStorage()
  const hasSignedIn = storage?.getItem(KEY) === 'true'
  storage?.removeItem(KEY)
  return hasSignedIn
}
