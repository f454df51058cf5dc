/**
 * Where the words of a form wait that was not sent yet. The tab's own storage: it outlives a reload, a sign-in and
 * Back, and ends with the tab, since whoever comes to the same machine later has no business with them.
 */
const PREFIX = 'form-draft:'
const OWNER = 'form-drafts-of'

export function readStoredDraft(key: string): string | null {
  return tabStorage()?.getItem(PREFIX + key) ?? null
}

export function storeDraft(key: string, text: string): void {
  try {
    tabStorage()?.setItem(PREFIX + key, text)
  } catch {
    // A full storage forgets this draft; what was typed still stands on the page.
  }
}

export function forgetStoredDraft(key: string): void {
  tabStorage()?.removeItem(PREFIX + key)
}

export function storedDraftKeys(): string[] {
  return Object.keys(tabStorage() ?? {}).flatMap((key) =>
    key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  )
}

/** AUTH-63: at sign-out, whoever they belong to. */
export function forgetAllDrafts(): void {
  for (const key of storedDraftKeys()) forgetStoredDraft(key)
  tabStorage()?.removeItem(OWNER)
}

/** A sign-in may run out with words still waiting: they are for whoever typed them, and not for who signs in next. */
export function keepDraftsFor(userId: string): void {
  const before = tabStorage()?.getItem(OWNER) ?? userId
  if (before !== userId) forgetAllDrafts()
  try {
    tabStorage()?.setItem(OWNER, userId)
  } catch {
    // Where there is no room for this, nothing else was kept either.
  }
}

/** None on the server, nor where the browser forbids it; then nothing is remembered. */
function tabStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
