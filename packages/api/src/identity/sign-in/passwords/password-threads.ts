import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PasswordAnswer, PasswordWork } from './password-worker.ts'

/** Threads that have nothing to do. As many are started as ever work at once, each when it is first needed. */
const idle: Worker[] = []

/** Hashes or compares in a thread of low priority: a flood of passwords must not make the pages wait. */
export async function workOnPassword(work: PasswordWork): Promise<string | boolean> {
  const worker = idle.pop() ?? new Worker(new URL('./password-worker.ts', import.meta.url))
  worker.ref()
  worker.postMessage(work)
  const answer = await answerOf(worker)
  worker.unref()
  idle.push(worker)
  if ('failed' in answer) throw new Error(answer.failed)
  return answer.done
}

/** An error that ends the thread is thrown here, and the thread is not used again. With `node --watch` a thread also says which files it reads. */
async function answerOf(worker: Worker): Promise<PasswordAnswer> {
  for await (const [said] of on(worker, 'message') as AsyncIterable<[object]>)
    if ('done' in said || 'failed' in said) return said as PasswordAnswer
  throw new Error('The thread for passwords ended without an answer')
}
