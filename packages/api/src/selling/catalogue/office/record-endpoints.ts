import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { addRecord, changeRecord, deleteRecord, type SavedRecord, withVersion } from './saved-record.ts'

type At = Caller & { club: RunningClub }

/** What can be done with one such thing, each in one transaction: a refusal undoes all of it. */
export const thingHandlers =
  ({ db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>) =>
  <Fields extends object, Item extends Fields>(thing: SavedRecord<Fields, Item>) => {
    const writingOf = (caller: At): Writing => ({ caller, audit, userId: caller.club.userId, now: now() })
    const read = ({ club }: At, id: string) =>
      db.withClub(club.clubId, async (tx) => {
        const item = await thing.find(tx, { clubId: club.clubId, id }, now())
        if (!item) throw notFound(thing.what)
        return withVersion(thing, item)
      })
    return {
      read,
      add: async (caller: At, fields: Fields) => {
        const { clubId } = caller.club
        const id = await db.withClub(clubId, async (tx) => {
          const added = await addRecord(tx, thing, clubId, fields, writingOf(caller))
          if (added instanceof Refusal) throw added
          return added
        })
        return read(caller, id)
      },
      change: async (caller: At, id: string, fields: Fields & { version: string }) => {
        await db.withClub(caller.club.clubId, async (tx) => {
          const of = { clubId: caller.club.clubId, id }
          const refused = await changeRecord(tx, thing, of, fields, writingOf(caller))
          if (refused) throw refused
        })
        return read(caller, id)
      },
      remove: (caller: At, id: string) =>
        db.withClub(caller.club.clubId, async (tx) => {
          const of = { clubId: caller.club.clubId, id }
          const refused = await deleteRecord(tx, thing, of, writingOf(caller))
          if (refused) throw refused
          return { deleted: true as const }
        }),
    }
  }
