import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { auditEvents } from '../db/identity-tables.ts'
import type { Caller } from '../http/guard.ts'
import { addressBlock } from './address-block.ts'
import { deriveKey, keyedHash } from './keys.ts'

/** What is written down. Details are words of ours, never what somebody typed. */
export type AuditKind =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'sign-up'
  | 'recovery-requested'
  | 'code-failed'
  | 'password-changed'
  | 'email-verified'
  | 'details-changed'
  | 'role-given'
  | 'sign-out'
  | 'refresh-replayed'

export interface AuditEvent {
  kind: AuditKind
  /** Who did it, where that is known. */
  actorId?: string | null
  /** To whom it happened. */
  subjectId?: string | null
  /** The club it concerns where that is not the club of the site. */
  clubId?: string
  detail?: Record<string, string>
}

export type AuditPlace = Pick<Caller, 'address' | 'site'>

/** Writes down who did what, when and from where, in the transaction in which it happens. */
export class Audit {
  readonly #now: () => Date
  readonly #addressKey: Buffer

  constructor({ now, secret }: { now: () => Date; secret: string }) {
    this.#now = now
    this.#addressKey = deriveKey(secret, 'audit-address')
  }

  async record(tx: Tx, { address, site }: AuditPlace, event: AuditEvent): Promise<void> {
    await tx.insert(auditEvents).values({
      id: randomUUID(),
      at: this.#now(),
      kind: event.kind,
      clubId: event.clubId ?? (site?.clubId || null),
      actorId: event.actorId ?? null,
      subjectId: event.subjectId ?? null,
      site: site?.name ?? 'none',
      // One address can be told from another, and none can be read back.
      addressHash: address ? keyedHash(this.#addressKey, addressBlock(address)) : null,
      detail: event.detail ?? {},
    })
  }
}
