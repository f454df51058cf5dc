import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { AuditKind } from '#kernel/security/audit.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'draw-opened': true
    'draw-confirmed': true
    'drum-read': true
    'paper-tickets-entered': true
    'paper-tickets-taken-back': true
    'lotto-created': true
    'lotto-changed': true
    'prize-draw-created': true
    'prize-draw-changed': true
    'prize-draw-deleted': true
  }
}

interface Noted {
  clubId: string
  /** Its name, and for a lotto which of its draws. */
  draw: string
  more?: Record<string, string>
}

export async function noteDraw(
  tx: Tx,
  kind: AuditKind,
  { clubId, draw, more = {} }: Noted,
  { audit, caller, userId }: Writing,
): Promise<void> {
  await audit.record(tx, caller, { kind, clubId, actorId: userId, detail: { name: draw, ...more } })
}

/** "jackpot_step" is "Jackpot step" in the log. */
export const asLabel = (field: string): string =>
  field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ')
