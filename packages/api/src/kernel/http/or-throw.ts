import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Pieces, Tx } from '../db/database.ts'

/** What was refused inside is thrown here, at the edge, once the transaction is over: its record stays. */
export function orThrow<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw result
  return result
}

/** The same of a read that may have found nothing. */
export function orNotFound<T>(result: T | Refusal | null | undefined, what: string): T {
  if (result === null || result === undefined) throw notFound(what)
  return orThrow(result)
}

/**
 * A transaction of a club, or with null of the platform, of which nothing stays when its result is a refusal, even what was written
 * before that was known.
 */
export const undoneIfRefused = <T>(
  db: Pieces,
  clubId: string | null,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T> => {
  const whole = async (tx: Tx) => orThrow(await work(tx))
  return clubId === null ? db.withPlatform(whole) : db.withClub(clubId, whole)
}
