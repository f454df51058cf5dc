import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { Waiting } from '../line.ts'
import { waitingPlaces } from '../tables.ts'

const isIt = (clubId: string, id: string) => and(eq(waitingPlaces.clubId, clubId), eq(waitingPlaces.id, id))

/** For which plan they wait: whoever is named by it never changes that. */
export async function planOfHousehold(tx: Tx, clubId: string, id: string): Promise<string | null> {
  const [found] = await tx
    .select({ planId: waitingPlaces.planId })
    .from(waitingPlaces)
    .where(isIt(clubId, id))
  return found?.planId ?? null
}

/** Held until all is written: rows of the line come before those of stock. */
export async function lockHousehold(tx: Tx, clubId: string, id: string): Promise<Waiting | null> {
  const [found] = await tx.select().from(waitingPlaces).where(isIt(clubId, id)).for('update')
  return found ?? null
}

export interface NamedPlan {
  name: string
  programId: string
}

/** Also of a plan that is not on the website any more. */
export async function planNamed(tx: Tx, clubId: string, planId: string): Promise<NamedPlan> {
  const plan = await one<NamedPlan>(
    tx,
    sql`select p.name, l.program_id as "programId" from products p join plans l on l.club_id = p.club_id and l.id = p.id
    where p.club_id = ${clubId} and p.id = ${planId}`,
  )
  if (!plan) throw new Error('someone waits for a plan that is not there')
  return plan
}
