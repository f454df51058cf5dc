import autocannon from 'autocannon'

const SECONDS = 3
const CONNECTIONS = 20
const ROUNDS = 5

interface Target {
  url: string
  headers?: Record<string, string>
}

/** Requests a second of each target, taken in turns so that whatever the machine does hits all alike. */
export async function compareLoad(targets: Target[]): Promise<number[]> {
  const seen: number[][] = targets.map(() => [])
  for (const target of targets) await hit(target, 1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, target] of targets.entries()) seen[index]?.push(await hit(target, SECONDS))
  }
  return seen.map(median)
}

async function hit({ url, headers = {} }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return result.requests.average
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
