import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })

export interface Ask {
  url: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: unknown
}

/** Milliseconds from asking until the whole answer is there, and its status. */
export function ask(asked: Ask): Promise<{ ms: number; status: number; text: string }> {
  const { url, method = 'GET', headers = {}, body } = asked
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const all = { ...headers, ...(payload && { 'content-type': 'application/json' }) }
    const request = http.request(url, { method, headers: all, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ ms: performance.now() - began, status: response.statusCode ?? 0, text })
      })
    })
    request.on('error', (error) => {
      // The server had closed this connection while nobody used it: it never heard us.
      if (request.reusedSocket) resolve(ask(asked))
      else reject(error)
    })
    request.end(payload)
  })
}

/** One request every few milliseconds whether or not the last was answered, as visitors come. */
export async function visitAtPace(
  visit: Ask,
  { everyMs, count }: { everyMs: number; count: number },
): Promise<number[]> {
  const visits: Promise<{ ms: number }>[] = []
  for (let index = 0; index < count; index++) {
    visits.push(ask(visit))
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return (await Promise.all(visits)).map(({ ms }) => ms)
}

/** Keeps `width` requests open until it is stopped; resolves to how many were answered. */
export function keepBusy(width: number, next: () => Ask): { stop: () => Promise<number> } {
  const stop = new AbortController()
  let answered = 0
  const lane = async () => {
    while (!stop.signal.aborted) {
      await ask(next())
      answered += 1
    }
  }
  const lanes = Array.from({ length: width }, lane)
  return {
    stop: async () => {
      stop.abort()
      await Promise.all(lanes)
      return answered
    },
  }
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
