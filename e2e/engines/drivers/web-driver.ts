/** The few words of the W3C's WebDriver protocol that a visitor needs; a library for it would bring a dozen packages. */
export interface Session {
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body?: object, patienceMs?: number): Promise<Answer>
  end(): Promise<void>
}

const PATIENCE_MS = 120_000

export async function beginSession(
  address: string,
  capabilities: object,
  patienceMs: number,
): Promise<Session> {
  const begun = await call<{ sessionId: string }>('POST', `${address}/session`, { capabilities }, patienceMs)
  const at = `${address}/session/${begun.sessionId}`
  return {
    get: (path) => call('GET', `${at}/${path}`),
    post: (path, body = {}, patience = PATIENCE_MS) => call('POST', `${at}/${path}`, body, patience),
    end: () => call('DELETE', at),
  }
}

export async function isReady(address: string): Promise<boolean> {
  try {
    return (await call<{ ready: boolean }>('GET', `${address}/status`, undefined, 1_000)).ready
  } catch {
    return false
  }
}

async function call<Answer>(
  method: string,
  url: string,
  body?: object,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(patienceMs),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value as Answer
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
