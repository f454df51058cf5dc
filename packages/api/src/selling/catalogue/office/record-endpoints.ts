import { notFound } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { addRecord, changeRecord, deleteRecord, type SavedRecord, withVersion } from './saved-record.ts'

type At = Caller & { club: RunningClub }

/** What can be done with one such thing, each in one transaction; what is refused has written nothing, and is thrown once that is over. */
export const thingHandlers =
  ({ db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>) =>
  <Fields extends object, Item extends Fields>(thing: SavedRecord<Fields, Item>) => {
    const writingOf = (caller: At): Writing => ({ caller, audit, userId: caller.club.userId, now: now() })
    const read = async ({ club: { clubId } }: At, id: string) => {
      const item = await db.withClub(clubId, (tx) => thing.find(tx, { clubId, id }, now()))
      if (!item) throw notFound(thing.what)
      return withVersion(thing, item)
    }
    return {
      read,
      add: async (caller: At, fields: Fields) => {
        const { clubId } = caller.club
        const added = await db.withClub(clubId, (tx) =>
          addRecord(tx, thing, clubId, fields, writingOf(caller)),
        )
        return read(caller, orThrow(added))
      },
      change: async (caller: At, id: string, fields: Fields & { version: string }) => {
        const { clubId } = caller.club
        const changed = await db.withClub(clubId, (tx) =>
          changeRecord(tx, thing, { clubId, id }, fields, writingOf(caller)),
        )
        orThrow(changed)
        return read(caller, id)
      },
      remove: async (caller: At, id: string) => {
        const { clubId } = caller.club
        const removed = await db.withClub(clubId, (tx) =>
          deleteRecord(tx, thing, { clubId, id }, writingOf(caller)),
        )
        orThrow(removed)
        return { deleted: true as const }
      },
    }
  }
