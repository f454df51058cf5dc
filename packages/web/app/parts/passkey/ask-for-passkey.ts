import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { sendForm } from '../../lib/post/send-form.ts'
import { browserStorage } from '../../lib/visit/browser-storage.ts'

/** The one address that hands out challenges, on every site. */
const CHALLENGE = '/authentication/passkey'

/** Lets somebody choose a passkey and unlock it; answers what it signed, as a form takes it, or null. */
export async function askForPasskey({ asAutofill = false } = {}): Promise<string | null> {
  const form = new FormData()
  form.set('intent', 'challenge')
  const outcome = await sendForm(CHALLENGE, form)
  const options = outcome.kind === 'answered' ? outcome.answer.values['options'] : undefined
  if (!options) return null
  try {
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
    const assertion = await startAuthentication({ optionsJSON, useBrowserAutofill: asAutofill })
    rememberPasskey()
    return JSON.stringify(assertion)
  } catch {
    // Given up, timed out, or there is none: each is said in the same words.
    return null
  }
}

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

/** Whether this browser has used one here: only then is it worth asking the server for a challenge unasked. */
const USED = 'passkey-used'
export const hasUsedPasskey = (): boolean => browserStorage()?.getItem(USED) === 'yes'
export function rememberPasskey(): void {
  try {
    browserStorage()?.setItem(USED, 'yes')
  } catch {
    // Full, or forbidden: the button is there all the same.
  }
}
