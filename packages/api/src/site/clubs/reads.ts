import { eq } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import { dayOf } from '@clubhouse/domain/format'
import type { Tx } from '#kernel/db/database.ts'
import { clubs } from './tables.ts'

/** What others ask of a club that they work for: there is one, or something is wrong. */
export async function clubFacts(tx: Tx, clubId: string) {
  const [club] = await tx
    .select({ name: clubs.name, slug: clubs.slug, timeZone: clubs.timeZone, currency: clubs.currency })
    .from(clubs)
    .where(eq(clubs.id, clubId))
  if (!club) throw new Error(`There is no club ${clubId}`)
  return { ...club, currency: club.currency as Currency }
}

/** The month in which its books end. Apart from the facts, which more may read: this one is the club's own. */
export async function clubYearEndsIn(tx: Tx, clubId: string): Promise<number> {
  const [club] = await tx.select({ month: clubs.yearEndsIn }).from(clubs).where(eq(clubs.id, clubId))
  if (!club) throw new Error(`There is no club ${clubId}`)
  return club.month
}

export const clubDay = async (tx: Tx, clubId: string, now: Date): Promise<string> =>
  dayOf(now.toISOString(), (await clubFacts(tx, clubId)).timeZone)

/** SQL: whether the club of this id, an expression, takes new people and lets them in by password. */
export const takesNewPeople = (clubId: string): string => `exists (select from clubs c where c.id = ${clubId}
  and c.sign_up_open and c.sso_mode <> 'mandatory' and c.suspended_at is null)`
