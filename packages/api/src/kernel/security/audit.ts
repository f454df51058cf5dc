import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { addressBlock } from './address-block.ts'
import { deriveKey, keyedHash } from './keys.ts'
import { auditEvents } from './tables.ts'

/** What is written down: each capability adds its own words where it says what it is (`capability.ts`). */
export interface AuditKinds {}

export type AuditKind = keyof AuditKinds

export interface AuditEvent {
  /** A word of ours, as are the details: never what somebody typed. */
  kind: AuditKind
  /** Who did it, where that is known. */
  actorId?: string | null
  /** To whom it happened. */
  subjectId?: string | null
  /** The clubs that it concerns, where those are many. */
  clubIds?: readonly string[]
  /** The club it concerns where that is not the club of the site; null for the platform's own trail, which no club reads. */
  clubId?: string | null
  detail?: Record<string, string>
}

export type AuditPlace = Pick<Caller, 'address' | 'site'>

/** Which clubs an event of the platform's own sites concerns. */
export type ClubsConcerned = (tx: Tx, site: AuditPlace['site'], event: AuditEvent) => Promise<string[]>

export interface AuditOptions {
  now: () => Date
  secret: string
  clubsConcerned: ClubsConcerned
}

/** Writes down who did what, when and from where, in the transaction in which it happens. */
export class Audit {
  readonly #now: () => Date
  readonly #addressKey: Buffer
  readonly #clubsConcerned: ClubsConcerned

  constructor({ now, secret, clubsConcerned }: AuditOptions) {
    this.#now = now
    this.#clubsConcerned = clubsConcerned
    this.#addressKey = deriveKey(secret, 'audit-address')
  }

  record(tx: Tx, place: AuditPlace, event: AuditEvent): Promise<void> {
    return this.recordAll(tx, place, [event])
  }

  /** Of one deed that differs from club to club: one statement, however many they are. */
  async recordAll(tx: Tx, place: AuditPlace, events: readonly AuditEvent[]): Promise<void> {
    const rows: (typeof auditEvents.$inferInsert)[] = []
    for (const event of events) rows.push(...(await this.#rowsOf(tx, place, event)))
    if (rows.length > 0) await tx.insert(auditEvents).values(rows)
  }

  async #rowsOf(tx: Tx, { address, site }: AuditPlace, event: AuditEvent) {
    const clubs = event.clubIds ?? (await this.#concerned(tx, site, event))
    const entry = {
      at: this.#now(),
      kind: event.kind,
      actorId: event.actorId ?? null,
      subjectId: event.subjectId ?? null,
      site: site?.name ?? 'none',
      // One address can be told from another, and none can be read back.
      addressHash: address ? keyedHash(this.#addressKey, addressBlock(address)) : null,
      detail: event.detail ?? {},
    }
    // Once for each club, which reads its own events only; of no club where there is none.
    const concerned = clubs.length > 0 ? clubs : [null]
    return concerned.map((club) => ({ ...entry, id: randomUUID(), clubId: club }))
  }

  async #concerned(tx: Tx, site: AuditPlace['site'], event: AuditEvent): Promise<string[]> {
    if (event.clubId === null) return []
    const clubId = event.clubId ?? (site?.clubId || null)
    return clubId === null ? this.#clubsConcerned(tx, site, event) : [clubId]
  }
}
