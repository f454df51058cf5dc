import { formatShortDate } from '@clubhouse/domain/format'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { ownersOf } from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { BodyDeps } from './change-lists.ts'
import { GREETED_AS } from './club-runners.ts'

/** Who is told that a body asks to read a club's members, and what the club said. As the platform: neither reads the other's people. */

type Deps = Pick<BodyDeps, 'config' | 'now'>

export async function tellOwners(
  tx: Tx,
  { config, now }: Deps,
  { id, clubId, body, by, reason }: { id: string; clubId: string; body: string; by: string; reason: string },
): Promise<void> {
  const link = new URL('/settings/governing-body', siteOrigin({ type: 'backoffice' }, config)).href
  for (const owner of await ownersOf(tx, clubId))
    await enqueueMail(
      tx,
      {
        clubId,
        effectKey: `body-asks ${id} ${owner.id}`,
        to: owner.email,
        mail: { template: 'body-asks', payload: { first_name: owner.greeting, body, by, reason, link } },
      },
      now(),
    )
}

const ASKER = {
  name: 'body_access_asker',
  text: `select u.email, ${GREETED_AS} as first_name, c.name as club, c.time_zone from users u, clubs c where u.id = $1 and c.id = $2
    and exists (select from platform_roles p where p.user_id = u.id and p.governing_body_id = $3)`,
}

interface Answered {
  id: string
  clubId: string
  bodyId: string
  askedBy: string | null
  until: Date | null
}

type Asker = { email: string; first_name: string; club: string; time_zone: string }

/** Until when they may is told by the club's own clock; null for no. Whoever has left the body since is told nothing. */
export async function tellAsker(
  tx: Tx,
  { config, now }: Deps,
  { id, clubId, bodyId, askedBy, until }: Answered,
): Promise<void> {
  const [asker] = await readIn(tx)<Asker>(ASKER, [askedBy, clubId, bodyId])
  if (!asker) return
  const path = until ? `/clubs/${clubId}/members` : `/clubs/${clubId}`
  const link = new URL(path, siteOrigin({ type: 'xgb' }, config)).href
  const day = until && formatShortDate(until.toISOString(), asker.time_zone)
  const payload = { first_name: asker.first_name, club: asker.club, day, link }
  await enqueueMail(
    tx,
    {
      clubId: null,
      effectKey: `body-answered ${id}`,
      to: asker.email,
      mail: { template: 'body-answered', payload },
    },
    now(),
  )
}
