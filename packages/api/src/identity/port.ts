/** For other ways to sign in: they end in a person and a code of ours, and begin no session themselves. */
export { browserHash, flowCookie, newBrowserSecret, readFlowCookie } from './codes/browser-binding.ts'
export { createSignInCode } from './codes/link-codes.ts'
export { CODE_LIFETIME } from './codes/mailed-codes.ts'
export type { IdentityDeps } from './deps.ts'
export { acceptTerms } from './people/accept-terms.ts'
export { reclaimPerson } from './people/reclaim-person.ts'
/** For what cannot be taken back: a proof of who is there. */
export { holdPerson } from './people/hold-person.ts'
export { proofSpent, provePerson, spendProof } from './prove-person.ts'
export { hashPassword } from './passwords/passwords.ts'
export type { Sessions } from './sessions/sessions.ts'
export { markVerified } from './verification.ts'
export { greetingName } from '@clubhouse/domain/mails/mail-name'
