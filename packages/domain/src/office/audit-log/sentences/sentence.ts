import type { AuditArea } from '@clubhouse/contract/office/audit-areas'

/** What is known of an event: who did it, to what and to whom. */
export interface Happened {
  kind: string
  /** Null where nobody is known, or is not there any more. */
  who: string | null
  /** What it happened to, by its name. */
  what: string | null
  /** To whom it happened. */
  whom: string | null
  detail: Readonly<Record<string, string>>
}

export interface Told extends Happened {
  who: string
  whom: string
  /** The name in quotes, or the word for such a thing. */
  the: (thing: string) => string
}

export interface Sentence {
  area: AuditArea
  say: (told: Told) => string
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
