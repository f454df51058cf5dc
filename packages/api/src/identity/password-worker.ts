import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** argon2id, which is what the library takes unless told; about ten milliseconds of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordWork = { password: string; against?: string }
export type PasswordAnswer = { done: string | boolean } | { failed: string }

/** Behind everything else that the machine has to do. Linux takes it as of this thread alone. */
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', ({ password, against }: PasswordWork) => {
  parentPort?.postMessage(answer(password, against))
})

function answer(password: string, against: string | undefined): PasswordAnswer {
  try {
    return { done: against === undefined ? hashSync(password, COST) : verifySync(against, password) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'argon2 failed' }
  }
}
