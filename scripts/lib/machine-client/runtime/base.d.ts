export interface ClubhouseOptions {
  /** The club's site, such as `https://dunvarra.example`. */
  url: string | URL
  /** A key of the club (`ch_…`). */
  key: string
  /** Instead of the program's own. */
  fetch?: typeof globalThis.fetch
  /** How to wait before a call is made again, which is after so many seconds. */
  wait?: (seconds: number) => Promise<void>
}

/** What a call was refused with: `code` is for programs, `message` for people. */
export declare class ClubhouseError extends Error {
  readonly status: number
  readonly code: string
  /** By field, where something sent was not valid. */
  readonly errors?: Readonly<Record<string, string>>
  /** Of a 5xx: say it to whoever runs the site. */
  readonly requestId?: string
}

/** What came is not from the club, or came too late. */
export declare class WebhookRefused extends Error {}

/** Checks who sent it and answers the event. Pass over events that you do not know: more may come. */
export declare function readWebhook(letter: {
  /** As it came, to the letter. */
  body: string
  headers: { get(name: string): string | null } | Readonly<Record<string, string | string[] | undefined>>
  /** `whsec_…` */
  secret: string
  now?: Date
}): Promise<WebhookEvent>
