import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hash, type PasswordCost, verify } from './password-hash.ts'

export type PasswordWork = { password: string } & ({ against: string } | { cost: PasswordCost })
export type PasswordAnswer = { done: string | boolean } | { failed: string }

/** Behind everything else that the machine has to do. Linux takes it as of this thread alone. */
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', (work: PasswordWork) => parentPort?.postMessage(answer(work)))

function answer(work: PasswordWork): PasswordAnswer {
  try {
    const { password } = work
    return { done: 'against' in work ? verify(work.against, password) : hash(password, work.cost) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'argon2 failed' }
  }
}
