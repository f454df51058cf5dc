import { appendFileSync } from 'node:fs'

/**
 * How thorough a run is, said by TEST_DEPTH and read here alone. The usual run proves each rule; the deep one (npm run test:deep)
 * looks for what nobody thought of: more generated cases, more killed processes, both databases whole, a real identity
 * provider.
 */
export const isDeep = process.env['TEST_DEPTH'] === 'deep'

/** How often something generated is tried. */
export const runs = (usual: number, deep = usual * 10): number => (isDeep ? deep : usual)

/** `npm run faults` goes through its lists as often as it takes to get to hundreds. */
const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 1)

/** Of the places at which something is killed, the worst first: the first of them usually, all in a deep run. */
export const killedAt = <T>(places: readonly T[]): readonly T[] =>
  isDeep ? Array.from({ length: ROUNDS }, () => places).flat() : places.slice(0, 1)

/** So many calls, where a program asks for more than a deep run makes. */
export const callsAsked = (deep: number): number => Number(process.env['TEST_CALLS'] ?? deep)

/** What was made and went as it should, for the program that counts it. */
export function noteFaults(kind: string, made = 1): void {
  const file = process.env['TEST_FAULTS']
  if (file) appendFileSync(file, `${JSON.stringify({ kind, made })}\n`)
}
