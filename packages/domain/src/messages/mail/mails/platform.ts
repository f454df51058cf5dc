/** Mails of the platform and of a governing body. */
export type PlatformMail =
  /** What a governing body wrote to those who run a club, in the body's own name. */
  | {
      template: 'body-message'
      payload: {
        first_name: string
        body: string
        by: string
        club: string
        subject: string
        content: string
      }
    }
  /** To the owners of a club: `by`, of a governing body, asks to read its members. */
  | {
      template: 'body-asks'
      payload: { first_name: string; body: string; by: string; reason: string; link: string }
    }
  /** To whoever asked: what the club said. `day` as it is read, until which they may; null for no. */
  | {
      template: 'body-answered'
      payload: { first_name: string; club: string; day: string | null; link: string }
    }
  /** To the owners of a club: a domain of its own is served no longer, because it leads elsewhere, or is not proven any more. */
  | {
      template: 'domain-lost'
      payload: { first_name: string; domain: string; is_unproven: boolean; link: string }
    }
