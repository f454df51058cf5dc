import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'

/** Somebody took something along. */
export const recordTaking = (
  { audit }: Pick<Core, 'audit'>,
  tx: Tx,
  caller: Caller & { club: RunningClub },
  list: string,
  rows: number,
) =>
  audit.record(tx, caller, {
    kind: 'list-exported',
    clubId: caller.club.clubId,
    actorId: caller.club.userId,
    detail: { list, rows: String(rows) },
  })
