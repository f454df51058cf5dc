/** How to get no more of these: a page for people, and an address for the button of a mail programme (RFC 8058). */
export interface UnsubscribeLinks {
  page: string
  one_click: string
}

/** How a club (or, for mails of the platform itself, Clubhouse) looks in a mail. */
export interface MailBrand {
  name: string
  /** Absolute address of the site, from the registry. */
  origin: string
  /** Of the site where members look after what they pay, likewise. */
  accountOrigin: string
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
