import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { Audit, AuditKind } from '#kernel/security/audit.ts'
import type { Registrar } from './open-list.ts'

/** Who changes something, from where and when: what every change is written down with. */
export interface Writing {
  who: Registrar
  caller: Caller
  audit: Audit
  now: Date
}

export async function note(
  tx: Tx,
  kind: AuditKind,
  detail: Record<string, string>,
  { who, caller, audit }: Writing,
): Promise<void> {
  await audit.record(tx, caller, { kind, clubId: who.clubId, actorId: who.userId, detail })
}
