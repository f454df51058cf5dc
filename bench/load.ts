import { connect, type Socket } from 'node:net'

const SECONDS = 2
const CONNECTIONS = 20
const ROUNDS = 3
const STARTS = 3

export interface Target {
  url: string
  headers?: Record<string, string>
}

/**
 * What is measured of servers that are started anew each time, and the median of each: how Node compiles and where the machine
 * puts a process is decided once per start.
 */
export async function overSeveralStarts(
  measure: () => Promise<number[]>,
  starts = STARTS,
): Promise<number[]> {
  const seen: number[][] = []
  for (let start = 0; start < starts; start++) seen.push(await measure())
  return (seen[0] ?? []).map((_, at) => median(seen.map((each) => each[at] ?? 0)))
}

/** Requests a second of each target, taken in turns so that whatever the machine does hits all alike. */
export async function compareLoad(targets: Target[]): Promise<number[]> {
  const seen: number[][] = targets.map(() => [])
  // What Node compiles for speed it compiles while it runs; the first seconds are not what a day is like.
  for (const target of targets) await hit(target, SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, target] of targets.entries()) seen[index]?.push(await hit(target, SECONDS))
  }
  return seen.map(median)
}

const hit = async (target: Target, seconds: number): Promise<number> =>
  (await answersOf([target], seconds)).perSecond

/**
 * Our own client, because those in JavaScript that read whole answers are slower than the server that is
 * measured: theirs would be the speed that a page of some kilobytes shows. This one only counts bytes. The targets are one server's,
 * and asked for in turn.
 */
export async function answersOf(
  targets: readonly Target[],
  seconds: number,
): Promise<{ answered: number; perSecond: number }> {
  const { port, hostname } = new URL(targets[0]?.url ?? '')
  const requests = targets.map(requestOf)
  let at = 0
  const next = () => requests[(at += 1) % requests.length] ?? ''
  const began = performance.now()
  const until = began + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askAgainAndAgain(connect(Number(port), hostname), next, until)),
  )
  const answered = counts.reduce((sum, count) => sum + count, 0)
  return { answered, perSecond: (answered * 1000) / (performance.now() - began) }
}

function requestOf({ url, headers = {} }: Target): string {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

/** One connection, one request at a time; resolves to the number of answers. */
function askAgainAndAgain(socket: Socket, next: () => string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    /** Bytes of the running answer that are still to come; 0 before its head was read. */
    let missing = 0
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', () => socket.write(next()))
    socket.on('close', () => resolve(answers))
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const length = lengthOfAnswer(chunk)
        if (length === null)
          return void socket.destroy(new Error(`Not a plain answer: ${chunk.toString('latin1', 0, 300)}`))
        missing = length
      }
      missing -= chunk.length
      if (missing > 0) return
      answers += 1
      if (performance.now() < until) socket.write(next())
      else socket.end()
    })
  })
}

/** Of the head and the body together; null for whatever is not a whole head of a plain 200. */
function lengthOfAnswer(chunk: Buffer): number | null {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (end === -1 || length === undefined || !head.startsWith('HTTP/1.1 200')) return null
  return end + 4 + Number(length)
}

/** How long a piece of work takes, in milliseconds. */
export function medianTime(work: () => unknown, rounds: number): number {
  // What Node compiles for speed it compiles while it runs.
  for (let round = 0; round < rounds / 4; round += 1) work()
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return median(times)
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
