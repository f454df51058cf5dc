/** ORDER-07 */
export const POLL = { everyMs: 2000, forMs: 60_000 } as const

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again and again until the answer will do, or for so long; the last answer is given either way. */
export async function poll<Answer>(
  ask: () => Promise<Answer>,
  isEnough: (answer: Answer) => boolean,
  { everyMs, forMs }: { everyMs: number; forMs: number } = POLL,
): Promise<Answer> {
  for (let waited = 0; ; waited += everyMs) {
    const answer = await ask()
    if (isEnough(answer) || waited >= forMs) return answer
    await wait(everyMs)
  }
}
