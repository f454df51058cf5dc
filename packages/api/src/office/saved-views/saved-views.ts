import { randomUUID } from 'node:crypto'
import { and, asc, eq, max } from 'drizzle-orm'
import type { SavedView } from '@clubhouse/contract/office/saved-views'
import { SAVED_VIEW_LIMITS } from '@clubhouse/contract/office/saved-view-limits'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { savedViews } from './tables.ts'

const WIRE = {
  view_id: savedViews.id,
  room: savedViews.room,
  name: savedViews.name,
  query: savedViews.query,
}

/** Nobody sees or changes another's. */
const ownIn = ({ clubId, userId }: RunningClub) =>
  and(eq(savedViews.clubId, clubId), eq(savedViews.userId, userId))
const own = (club: RunningClub, id: string) => and(ownIn(club), eq(savedViews.id, id))

export const listViews = (tx: Tx, club: RunningClub, room: string): Promise<SavedView[]> =>
  tx
    .select(WIRE)
    .from(savedViews)
    .where(and(ownIn(club), eq(savedViews.room, room)))
    .orderBy(asc(savedViews.position), asc(savedViews.id))

/** Null where there are as many as fit above a list. */
export async function createView(
  tx: Tx,
  club: RunningClub,
  view: Pick<SavedView, 'room' | 'name' | 'query'>,
  createdAt: Date,
): Promise<SavedView | null> {
  await oneAtATime(tx, 'save-view', club.userId)
  const mine = and(ownIn(club), eq(savedViews.room, view.room))
  if ((await tx.$count(savedViews, mine)) >= SAVED_VIEW_LIMITS.perList) return null
  const [last] = await tx
    .select({ position: max(savedViews.position) })
    .from(savedViews)
    .where(mine)
  const row = { ...club, ...view, id: randomUUID(), position: (last?.position ?? 0) + 1, createdAt }
  const [made] = await tx.insert(savedViews).values(row).returning(WIRE)
  return made ?? null
}

export async function changeView(
  tx: Tx,
  club: RunningClub,
  id: string,
  { name, query }: { name?: string | undefined; query?: string | undefined },
): Promise<SavedView | null> {
  const changes = { ...(name !== undefined && { name }), ...(query !== undefined && { query }) }
  if (Object.keys(changes).length > 0) await tx.update(savedViews).set(changes).where(own(club, id))
  const [view] = await tx.select(WIRE).from(savedViews).where(own(club, id))
  return view ?? null
}

export async function deleteView(tx: Tx, club: RunningClub, id: string): Promise<boolean> {
  const gone = await tx.delete(savedViews).where(own(club, id)).returning({ id: savedViews.id })
  return gone.length > 0
}
