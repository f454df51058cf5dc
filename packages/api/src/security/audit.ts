import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { clubRoles } from '../identity/people/tables.ts'
import { auditEvents } from '../identity/sessions/tables.ts'
import type { Caller } from '../http/caller.ts'
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
  | 'form-created'
  | 'form-saved'
  | 'form-renamed'
  | 'form-archived'
  | 'form-restored'
  | 'form-deleted'
  | 'answers-read'

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
    const clubId = event.clubId ?? (site?.clubId || null)
    const clubs = clubId === null ? await clubsConcerned(tx, site, event) : [clubId]
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
    await tx
      .insert(auditEvents)
      .values(concerned.map((club) => ({ ...entry, id: randomUUID(), clubId: club })))
  }
}

/**
 * Whose people are tried on the platform's own sites: a club has to see who guesses at those that run it. My
 * account is for members, so there it is every club that the person belongs to.
 */
async function clubsConcerned(
  tx: Tx,
  site: AuditPlace['site'],
  { subjectId, actorId }: AuditEvent,
): Promise<string[]> {
  const personId = subjectId ?? actorId
  if (!personId || !site) return []
  const isAnyRole = site.host.type === 'myaccount'
  const held = await tx
    .selectDistinct({ clubId: clubRoles.clubId })
    .from(clubRoles)
    .where(
      and(
        eq(clubRoles.userId, personId),
        isAnyRole ? undefined : inArray(clubRoles.role, ['admin', 'owner']),
      ),
    )
  return held.map(({ clubId }) => clubId)
}
