import { browserStorage } from '#lib/visit/browser-storage.ts'

/** DATA-83, OPEN-083: "false" says that a question or hint was answered and need not open again. */
export type Popup = 'showGuardianPopup' | 'showJuvenilePopup'

export const wasAnswered = (popup: Popup): boolean => browserStorage()?.getItem(popup) === 'false'

export function rememberAnswered(popup: Popup): void {
  try {
    browserStorage()?.setItem(popup, 'false')
  } catch {
    // Then it is asked once more.
  }
}

/** Once nothing is selected any more. */
export function askAnew(): void {
  for (const popup of ['showGuardianPopup', 'showJuvenilePopup'] satisfies Popup[]) {
    browserStorage()?.removeItem(popup)
  }
}
