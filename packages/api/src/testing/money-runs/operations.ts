import { BANKS } from './banks.ts'
import { BUYING } from './buying.ts'
import type { Chance, Operation } from './chance.ts'
import { PAYING } from './paying.ts'
import { settle } from './settle.ts'
import { TREASURER } from './treasurer.ts'
import { troubles } from './troubles.ts'
import { pass } from './weather.ts'

/** How often each comes, of a hundred or so. */
export const OPERATIONS: Record<string, { of100: number; does: Operation }> = {
  ...BUYING,
  ...PAYING,
  ...TREASURER,
  ...BANKS,
  ...troubles(doOne),
}

/** Twice in each hundred it comes four times. */
const DRUM = Object.entries(OPERATIONS).flatMap(([name, { of100 }]) =>
  Array.from({ length: Math.round(of100 * 2) }, () => name),
)

/** The clock goes on, and one thing happens, any one or the one that is asked for; empty where there was nothing to do it to. Says which it was. */
export async function doOne(by: Chance, asked?: string): Promise<string> {
  const name = asked ?? by.oneOf(DRUM) ?? 'buy'
  await pass(20 + by.below(180))
  if (!(await OPERATIONS[name]?.does(by))) return ''
  if (by.below(4) === 0) await settle()
  return name
}
