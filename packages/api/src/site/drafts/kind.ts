import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import type { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { AuditKind } from '#kernel/security/audit.ts'

/** One thing of a club that is written and then published. */
export interface Subject {
  clubId: string
  subjectId: string
}

/** What a capability says of what can be written in it; the rest is the same for all. */
export interface DraftKind<Content> {
  /** The same in `drafts.kind`. */
  kind: string
  /** What is kept was checked when it came in, by an older contract maybe. */
  parse: (content: unknown) => Content
  /** What is there before anybody edited: what is live, or an empty thing. Null where there is no such thing. */
  origin: (tx: Tx, subject: Subject) => Promise<Content | null>
  /** Makes it what visitors see, or says why not. */
  apply: (tx: Tx, publication: Subject & { content: Content; at: Date }) => Promise<Refusal | null>
  changes: (before: Content, after: Content) => DraftChange[]
  /** Visitors saw it before anybody published it here: what it was then is kept as the first version, to go back to. */
  isBornLive?: true
  /** What it is called, for the audit log; a thing of which there is one needs no name. */
  named?: (content: Content) => string
  /** The words by which the audit log knows it. */
  audited: { edited: AuditKind; published: AuditKind; failed: AuditKind }
}
