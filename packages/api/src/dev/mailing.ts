import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Core } from '#kernel/core.ts'
import { distributionLists, lottoFriends } from '#messages/mail/tables.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { beginMailing } from '#messages/mailings/begin-mailing.ts'
import type { MailingDeps } from '#messages/mailings/endpoints.ts'
import { inviteFriend } from '#messages/mailings/invite-friend.ts'
import { DEMO_ONLY } from './demo-only.ts'

const Body = z.strictObject({ club: z.string(), kind: z.enum(['recurring', 'lotto-friend']) })

const HOW = 'Send { "club": a slug, "kind": "recurring" or "lotto-friend" }'

const SAMPLE = {
  subject: 'Training on Thursday',
  content: `
    <p>Hello everyone,</p>
    <p>Training on Thursday starts at <strong>19:00</strong>, half an hour later than usual. Please bring:</p>
    <ul><li>boots and shin pads</li><li>a bottle of water</li><li>a jacket, it may rain</li></ul>
    <p>You’ll find the times for all teams in <a href="/">the news</a>. See you there!</p>`,
}

interface DevMailingDeps extends Pick<Core, 'db' | 'sites' | 'now'> {
  mailings: MailingDeps
}

/** EMAILACT-03: lets anybody in the demo open the links of a mailing, before the back office can write one. */
export function devMailing(app: FastifyInstance, { db, sites, mailings, now }: DevMailingDeps): void {
  app.post('/dev/mailing', DEMO_ONLY, async (request) => {
    const body = Body.safeParse(request.body)
    const site = body.success ? sites.ofClub(body.data.club) : null
    if (!body.success || !site) throw new Refusal(422, 'invalid_data', HOW)
    const { clubId } = site
    await db.withClub(clubId, async (tx) => {
      if (body.data.kind === 'recurring') {
        const [list] = await tx
          .select({ id: distributionLists.id })
          .from(distributionLists)
          .where(eq(distributionLists.clubId, clubId))
          // The demo's own: somebody may have made others since.
          .orderBy(asc(distributionLists.createdAt), asc(distributionLists.name))
          .limit(1)
        if (!list) throw new Refusal(422, 'invalid_data', 'This club has no list')
        const mailing = { clubId, listId: list.id, ...SAMPLE, createdBy: null }
        await beginMailing(tx, mailing, now())
        return
      }
      const friends = await tx
        .select({ id: lottoFriends.id })
        .from(lottoFriends)
        .where(eq(lottoFriends.clubId, clubId))
      for (const { id: friendId } of friends) {
        const invitation = { friendId, player: 'Kwame', path: '/products', occasion: randomUUID() }
        await inviteFriend(mailings, tx, site, invitation)
      }
    })
    return { status: 'begun' }
  })
}
