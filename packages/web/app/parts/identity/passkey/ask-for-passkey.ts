import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { sendForm } from '#lib/post/send-form.ts'
import { browserStorage } from '#lib/visit/browser-storage.ts'

/** The one address that hands out challenges, on every site. */
const CHALLENGE = '/authentication/passkey'

/**
 * Who asked last, and the challenge that is being fetched: each new one takes the place of the one before in this browser's
 * cookie, so they follow one another, and whoever was overtaken begins nothing.
 */
let latest = 0
let fetching: Promise<unknown> = Promise.resolve()

/** Lets somebody choose a passkey and unlock it; answers what it signed, as a form takes it, or null. */
export async function askForPasskey({ asAutofill = false } = {}): Promise<string | null> {
  latest += 1
  const mine = latest
  const challenge = fetching.then(() => (mine === latest ? fetchChallenge() : null))
  fetching = challenge
  const options = await challenge
  if (!options || mine !== latest) return null
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

/** Never throws: `sendForm` does not. */
async function fetchChallenge(): Promise<string | null> {
  const form = new FormData()
  form.set('intent', 'challenge')
  const outcome = await sendForm(CHALLENGE, form)
  return outcome.kind === 'answered' ? (outcome.answer.values['options'] ?? null) : null
}

/** Whatever is offered or asked for is taken back. */
export function stopAsking(): void {
  latest += 1
  WebAuthnAbortService.cancelCeremony()
}

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
