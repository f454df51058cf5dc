/** For other ways to sign in, such as SAML: they yield a person and a one-time code, and start no session themselves. */
export { browserHash, flowCookie, newBrowserSecret, readFlowCookie } from './codes/browser-binding.ts'
export { createSignInCode } from './codes/link-codes.ts'
export { forgetMailedCodes } from './codes/forget-mailed.ts'
export { CODE_LIFETIME } from './codes/mailed-codes.ts'
export type { IdentityDeps } from './deps.ts'
export { acceptTerms } from './people/accept-terms.ts'
export { reclaimPerson } from './people/reclaim-person.ts'
/** For steps that cannot be undone: asks the caller to prove who they are. */
export { holdPerson } from './people/hold-person.ts'
export { proofSpent, provePerson, spendProof } from './prove-person.ts'
export { forgetPasskeys } from './passkeys/forget-passkeys.ts'
export { hashPassword } from './passwords/passwords.ts'
export type { Sessions } from './sessions/sessions.ts'
export { isHeldBack } from './email-change/undo-email-change.ts'
export { clubsConcerned } from './people/clubs-concerned.ts'
export { ownersOf } from './people/owners-of.ts'
export { mailVerification, markVerified, TAKE_GUEST_ORDERS } from './verification.ts'
export { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
/** For those who forget people, and for an import that is taken back. */
export {
  forgetRelative,
  takeAccount,
  takeEmptyMemberRoles,
  takeMemberRole,
  takeUntouchedRelative,
} from './people/forget-person.ts'
