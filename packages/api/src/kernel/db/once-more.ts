import { sqlStateOf } from './sql-state.ts'

/** PostgreSQL's names for two that waited for each other in a circle, or overtook each other: one of them was undone as a whole. */
const COLLISIONS = new Set(['40P01', '40001'])

export const hasCollided = (error: unknown): boolean => COLLISIONS.has(sqlStateOf(error) ?? '')

/**
 * A transaction, and the same once more where it collided with another one. Only for work that happens in the database alone:
 * what it tells anybody else, a gateway or a mail server, it would tell twice.
 */
export async function onceMore<T>(
  transaction: () => Promise<T>,
  isWorthIt: (error: unknown) => boolean = hasCollided,
): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (!isWorthIt(error)) throw error
    return transaction()
  }
}
