import type { ClientOptions } from './article-client.ts'
import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** Whatever is below /backoffice, as one of those who run a club asks for it. */
export interface ClubClient {
  accountId: string
  ask: (path: string, payload?: object, method?: Asked['method']) => ReturnType<typeof ask>
  /** What the audit log says of these kinds, the newest last: who, what, and its details. */
  audited: (like: string) => Promise<{ kind: string; actor: string; detail: Record<string, string> }[]>
}

export async function openClubClient(
  app: TestApp,
  { who = 'tadhg@dunvarra.example', club = 'dunvarra', on = 'backoffice' }: ClientOptions = {},
): Promise<ClubClient> {
  const { access_token: as } = await signIn(app, who, on)
  const accountId = app.parts.registry.idOf(club) ?? ''
  return {
    accountId,
    ask: (path, payload, method) =>
      ask(app, `/v2/backoffice${path}`, payload, {
        on,
        as,
        headers: { 'x-account-id': accountId },
        ...(method && { method }),
      }),
    audited: (like) =>
      app.asOwner(
        `select e.kind, u.email as actor, e.detail from audit_events e left join users u on u.id = e.actor_id
          where e.club_id = $1 and e.kind like $2 order by e.at, e.id`,
        [accountId, like],
      ),
  }
}
