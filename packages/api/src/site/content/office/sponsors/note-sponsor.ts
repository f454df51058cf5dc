import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '../../../drafts/port.ts'
import type { AuditKind } from '#kernel/security/audit.ts'

interface Noted {
  clubId: string
  id: string
  name: string
  more?: Record<string, string>
}

export async function noteSponsor(
  tx: Tx,
  kind: AuditKind,
  { clubId, id, name, more = {} }: Noted,
  { audit, caller, userId }: Writing,
): Promise<void> {
  const detail = { sponsor_id: id, sponsor: name, ...more }
  await audit.record(tx, caller, { kind, clubId, actorId: userId, detail })
}
