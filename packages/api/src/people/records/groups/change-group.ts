import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { changeGroup as change } from '@clubhouse/contract/people/office/groups'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { groups } from './tables.ts'

export interface Changing extends Pick<Core, 'audit'> {
  caller: Caller & { club: RunningClub }
  now: Date
}

interface Named {
  name: string
  season: string
}

const TAKEN = 'There is a group of this name already. Add the season, or choose another name.'

export async function createGroup(
  tx: Tx,
  { name, season }: Named,
  changing: Changing,
): Promise<string | Refusal> {
  const { audit, caller, now } = changing
  const { clubId, userId } = caller.club
  const refused = await nameTaken(tx, clubId, { name, season }, null)
  if (refused) return refused
  const id = randomUUID()
  await tx.insert(groups).values({ clubId, id, name, season, createdAt: now })
  await audit.record(tx, caller, {
    kind: 'group-created',
    clubId,
    actorId: userId,
    detail: { group_id: id, name, ...(season && { Season: season }) },
  })
  return id
}

/** Held until the transaction ends: whoever else changes the same group follows. */
export async function holdGroup(tx: Tx, clubId: string, groupId: string) {
  const isGroup = and(eq(groups.clubId, clubId), eq(groups.id, groupId))
  const [row] = await tx.select().from(groups).where(isGroup).for('update')
  return row ?? notFound('The group')
}

export async function changeGroup(
  tx: Tx,
  groupId: string,
  body: ParsedOf<typeof change>['body'],
  { audit, caller, now }: Changing,
): Promise<boolean | Refusal> {
  const { clubId, userId } = caller.club
  const row = await holdGroup(tx, clubId, groupId)
  if (row instanceof Refusal) return row
  const wasArchived = row.archivedAt !== null
  const after = {
    name: body.name ?? row.name,
    season: body.season ?? row.season,
    isArchived: body.is_archived ?? wasArchived,
  }
  const isRenamed = after.name !== row.name || after.season !== row.season
  if (!isRenamed && after.isArchived === wasArchived) return false
  const refused = after.isArchived ? null : await nameTaken(tx, clubId, after, groupId)
  if (refused) return refused
  await tx
    .update(groups)
    .set({
      name: after.name,
      season: after.season,
      archivedAt: after.isArchived ? (row.archivedAt ?? now) : null,
    })
    .where(and(eq(groups.clubId, clubId), eq(groups.id, groupId)))
  const of = { group_id: groupId, name: after.name }
  if (isRenamed)
    await audit.record(tx, caller, {
      kind: 'group-changed',
      clubId,
      actorId: userId,
      detail: {
        ...of,
        ...(after.name !== row.name && { Name: `${row.name} → ${after.name}` }),
        ...(after.season !== row.season && { Season: `${row.season} → ${after.season}` }),
      },
    })
  if (after.isArchived !== wasArchived)
    await audit.record(tx, caller, {
      kind: after.isArchived ? 'group-archived' : 'group-taken-back',
      clubId,
      actorId: userId,
      detail: of,
    })
  return true
}

/** One after the other, so that two at once cannot both find the name free. */
async function nameTaken(tx: Tx, clubId: string, { name, season }: Named, except: string | null) {
  await oneAtATime(tx, 'groups', clubId)
  const [twin] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        eq(groups.clubId, clubId),
        isNull(groups.archivedAt),
        sql`lower(${groups.name}) = lower(${name}) and lower(${groups.season}) = lower(${season})`,
        except === null ? undefined : ne(groups.id, except),
      ),
    )
  return twin ? new Refusal(409, 'name_taken', TAKEN, { errors: { name: TAKEN } }) : null
}
