/** Mails about an account, its sign-in and its rights. */
export type IdentityMail =
  | { template: 'verify-email'; payload: { first_name: string; link: string } }
  | {
      template: 'recovery-code'
      payload: { first_name: string; code: string; minutes: number; link: string }
    }
  | {
      template: 'invitation'
      payload: { first_name: string; inviter: string | null; code: string; hours: number; link: string }
    }
  /** `role` as it stands in a sentence: "an admin". */
  | {
      template: 'role-given'
      payload: { first_name: string; inviter: string | null; role: string; link: string }
    }
  /** To whoever is asked to run a club with others. `as` stands in a sentence: "an admin", "treasurer". */
  | {
      template: 'office-invitation'
      payload: { inviter: string | null; as: string; days: number; link: string }
    }
  /** To whoever runs a club differently from now on, or no longer (`after` is null). */
  | {
      template: 'office-changed'
      payload: {
        first_name: string
        by: string | null
        before: string | null
        after: string | null
        link: string
      }
    }
  | { template: 'password-changed'; payload: { first_name: string; at: string; link: string } }
  /** Somebody tried to sign up with an e-mail that has an account already. */
  | { template: 'account-exists'; payload: { first_name: string; link: string } }
  /** To whoever has grown up: `from` is who looked after them so far. Without a code for whoever can sign in already. */
  | {
      template: 'own-sign-in'
      payload: {
        first_name: string
        from: string
        /** The club offers it, to the address that the family gave it. */
        by_club?: true
        email: string
        code: string | null
        hours: number
      }
    }
  /** To a new mailbox: whoever reads it may make it the e-mail of their account. */
  | { template: 'confirm-new-email'; payload: { first_name: string; hours: number; link: string } }
  /** To the mailbox that was, so that nobody takes an account away unseen. `email` is the new one, half hidden. */
  | { template: 'email-changed'; payload: { first_name: string; email: string; at: string; link: string } }
  /** `name` is what its owner calls it. */
  | { template: 'passkey-added'; payload: { first_name: string; name: string; at: string; link: string } }
  /** To whoever runs a club and lost their passkeys: an owner (`by`) lets them set up a new one. */
  | { template: 'passkeys-reset'; payload: { first_name: string; by: string | null; link: string } }
