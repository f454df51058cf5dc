import { availableParallelism } from 'node:os'
import { localTurns } from '#kernel/turns.ts'
import { PASSWORD_COST, type PasswordCost } from './password-hash.ts'
import { workOnPassword } from './password-threads.ts'

/**
 * Hashing takes a whole core for as long as it runs: one core is always left for the pages, so that a flood of
 * passwords cannot take them all. Whoever would wait behind two hundred others is told to come back.
 */
const turns = localTurns(Math.max(1, availableParallelism() - 1))

/** One keyboard types í as one character, another as two: the same password either way. */
const composed = (password: string): string => password.normalize('NFC')

let cost = PASSWORD_COST

/** For tests, in which a password is mostly a way in. What is stored already costs what it cost. */
export function setPasswordCost(given: PasswordCost): void {
  cost = given
  nobody = null
}

export const hashPassword = async (password: string): Promise<string> =>
  String(await turns.take(() => workOnPassword({ password: composed(password), cost })))

/**
 * Whether the password is the one that was hashed. For somebody who has none, or is not there, the same work
 * is done on a hash of nothing anybody knows: an answer takes as long either way.
 */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const against = hashed ?? (await nobodysHash())
  const isRight = await turns.take(() => workOnPassword({ password: composed(password), against }))
  return hashed !== null && isRight === true
}

let nobody: Promise<string> | null = null

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID()).catch((error: unknown) => {
    // Too busy at the first call must not be remembered for all later ones.
    nobody = null
    throw error
  })
  return nobody
}

/** Makes the hash of nobody beforehand, so that not even the first stranger waits longer. */
export const preparePasswords = (): void => void nobodysHash().catch(() => undefined)
