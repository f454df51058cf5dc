/** For other ways to sign in: they end in a person and a code of ours, and begin no session themselves. */
export { browserHash, flowCookie, newBrowserSecret, readFlowCookie } from './codes/browser-binding.ts'
export { createSignInCode } from './codes/link-codes.ts'
export { acceptTerms } from './people/accept-terms.ts'
export { reclaimPerson } from './people/reclaim-person.ts'
export type { Sessions } from './sessions/sessions.ts'
export { markVerified } from './verification.ts'
export { greetingName } from '@clubhouse/domain/mails/mail-name'
