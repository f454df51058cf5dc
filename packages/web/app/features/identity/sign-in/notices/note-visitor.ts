/** Kept by the tab: that somebody was signed in when it was last asked. */
const KEY = 'signed-in-here'

/**
 * Whether somebody has come or gone since this tab was last asked: by whatever way, with or without a word about it. What the browser
 * keeps of a guest, or of whoever was signed in, goes with each (AUTH-54, AUTH-63).
 */
export function noteVisitor(isSignedIn: boolean): 'came' | 'went' | null {
  try {
    const wasSignedIn = sessionStorage.getItem(KEY) !== null
    if (isSignedIn === wasSignedIn) return null
    if (isSignedIn) sessionStorage.setItem(KEY, 'yes')
    else sessionStorage.removeItem(KEY)
    return isSignedIn ? 'came' : 'went'
  } catch {
    // Where storage is forbidden nothing was kept.
    return null
  }
}
