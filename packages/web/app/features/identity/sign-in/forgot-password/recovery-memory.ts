import { browserStorage } from '#lib/visit/browser-storage.ts'

/** AUTH-77, DATA-75, OPEN-034 */
const KEY = 'forgot-password-email'

/** The e-mail for which a code was asked, should the browser forget everything else in between. */
export function rememberRecovery(email: string): void {
  browserStorage()?.setItem(KEY, email)
}

export function rememberedRecovery(): string | null {
  return browserStorage()?.getItem(KEY) ?? null
}

/** AUTH-80 */
export function forgetRecovery(): void {
  browserStorage()?.removeItem(KEY)
}
