import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** A file that was sent, or why not. */
export interface Sent {
  status: number
  name: string
  bytes: Uint8Array
  body: Awaited<ReturnType<typeof ask>>['body']
}

/** The people of a club, as one of those who run it. */
export interface PeopleClient {
  accountId: string
  ask: (path: string, payload?: object, method?: Asked['method']) => ReturnType<typeof ask>
  /** As text: a file. */
  text: (path: string) => Promise<string>
  /** As it comes: a file that is asked for with something. */
  file: (path: string, payload: object) => Promise<Sent>
}

/** Orla owns Dunvarra, Tadhg is its admin. */
export async function openPeopleClient(
  app: TestApp,
  {
    who = 'orla@dunvarra.example',
    club = 'dunvarra',
    cameFrom = null,
  }: { who?: string; club?: string; cameFrom?: string | null } = {},
): Promise<PeopleClient> {
  const { access_token: as } = await signIn(app, who, 'backoffice', { cameFrom })
  const accountId = app.parts.registry.idOf(club) ?? ''
  const headers = { 'x-account-id': accountId }
  return {
    accountId,
    ask: (path, payload, method) =>
      ask(app, `/v2/backoffice${path}`, payload, {
        on: 'backoffice',
        as,
        headers,
        ...(method && { method }),
      }),
    text: async (path) => {
      const reply = await app.server.inject({
        url: `/api/v2/backoffice${path}`,
        headers: { host: 'backoffice.clubhouse.test', authorization: `Bearer ${as}`, ...headers },
      })
      return reply.body
    },
    file: async (path, payload) => {
      const reply = await app.server.inject({
        method: 'POST',
        url: `/api/v2/backoffice${path}`,
        payload,
        headers: { host: 'backoffice.clubhouse.test', authorization: `Bearer ${as}`, ...headers },
      })
      const name = reply.headers['content-disposition'] ?? ''
      const bytes = new Uint8Array(reply.rawPayload)
      return { status: reply.statusCode, name, bytes, body: reply.statusCode === 200 ? null : reply.json() }
    },
  }
}
