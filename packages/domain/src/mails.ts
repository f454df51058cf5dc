/** The mails that the product sends. What colours and name they carry is the club's, looked up when they go. */
export type Mail =
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
  | { template: 'password-changed'; payload: { first_name: string; at: string; link: string } }
  /** Somebody tried to sign up with an e-mail that has an account already. */
  | { template: 'account-exists'; payload: { first_name: string; link: string } }

export type MailTemplate = Mail['template']

/** How a club (or, for mails of the platform itself, Clubhouse) looks in a mail. */
export interface MailBrand {
  name: string
  /** Absolute address of the site, from the registry. */
  origin: string
  colour: string
  /** Readable on `colour`. */
  onColour: string
  /** Absolute, or null. */
  logoUrl: string | null
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}
