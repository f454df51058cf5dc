/** ORDER-07: how often somebody asks who was not told otherwise, and for how long. */
export const POLL = { everyMs: 2000, forMs: 60_000 }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again and again until the answer will do or the time is over; answers what was heard last. */
export async function poll<Answer>(
  ask: () => Promise<Answer>,
  isEnough: (answer: Answer) => boolean,
  { everyMs, forMs } = POLL,
): Promise<Answer> {
  for (let waited = 0; ; waited += everyMs) {
    const answer = await ask()
    if (isEnough(answer) || waited >= forMs) return answer
    await wait(everyMs)
  }
}
