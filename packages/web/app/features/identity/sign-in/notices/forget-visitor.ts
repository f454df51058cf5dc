import { browserStorage } from '#lib/visit/browser-storage.ts'
import { forgetAllDrafts } from '#lib/form/draft-storage.ts'
import { clearUpload } from '#lib/visit/upload-flag.ts'

/** AUTH-54: what belongs to whoever buys without an account. */
const OF_THE_GUEST = 'guestFormData'

/** AUTH-63: what belongs to whoever was signed in, or was here before. */
const OF_THE_USER = ['program_id', 'selected-plans', 'showGuardianPopup', 'showJuvenilePopup', OF_THE_GUEST]

/** AUTH-54: by whatever way somebody has signed in. */
export function forgetGuest(): void {
  forget(OF_THE_GUEST, browserStorage())
}

/** AUTH-63: by whatever way somebody is signed out. */
export function forgetUser(): void {
  const storage = browserStorage()
  for (const key of OF_THE_USER) forget(key, storage)
  clearUpload()
  forgetAllDrafts()
}

/** The browser tells the other tabs only: what this one holds of it goes too. */
function forget(key: string, storage: Storage | null): void {
  storage?.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
}
