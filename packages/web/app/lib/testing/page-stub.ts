import type { PageContext } from '@clubhouse/domain/page-context'
import { ALL_ROOMS } from '@clubhouse/domain/testing/an-account'

interface Asked {
  params: Record<string, string>
  query: Record<string, unknown>
}
export type Answers = Record<string, (asked: Asked) => unknown>

/** For tests of loaders: the server's side of a page, which answers the calls a test names. */
export function aPage(answers: Answers): PageContext & { calls: string[]; reported: unknown[] } {
  const calls: string[] = []
  const reported: unknown[] = []
  return {
    host: { type: 'club', club: 'testford' },
    origin: 'https://testford.clubs.example',
    baseDomain: 'clubs.example',
    protocol: 'https',
    cdnHost: '',
    mode: 'demo',
    rooms: ALL_ROOMS,
    cookies: { session: 'session', authentication: 'authentication', cart: 'shopping_cart' },
    nonce: 'nonce',
    requestId: 'request-7',
    demo: null,
    reportError: (error) => reported.push(error),
    call: async (endpoint, input) => {
      calls.push(
        `${endpoint.name} ${JSON.stringify({ ...(input.params as object), ...(input.query as object) })}`,
      )
      const answer = answers[endpoint.name]
      if (!answer) throw refusal(404)
      // The test says what the endpoint answers.
      const { params = {}, query = {} } = input as Partial<Asked>
      return answer({ params, query }) as never
    },
    calls,
    reported,
  }
}

export function refusal(status: number): Error {
  return Object.assign(new Error('Said by the server'), { status })
}
