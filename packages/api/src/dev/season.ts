import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { rows } from '#kernel/db/rows.ts'
import { DEMO_ONLY } from './demo-only.ts'

const Body = z.object({ club: z.string().max(64), email: z.string().max(254) })

/** Lets a season be over for a family, so that the demo can show how it renews: what it has ends yesterday. */
export function seasonSwitch(
  app: FastifyInstance,
  { db, now, registry }: Pick<Core, 'db' | 'now' | 'registry'>,
) {
  app.post('/dev/season', DEMO_ONLY, async (request) => {
    const body = Body.safeParse(request.body)
    const clubId = body.success ? registry.idOf(body.data.club) : null
    if (!body.success || !clubId)
      throw new Refusal(422, 'invalid_data', 'Send { "club": a slug, "email": whose season is over }')
    const ended = await db.withClub(clubId, (tx) =>
      rows<unknown>(
        tx,
        sql`update memberships m set ends_on = ((${now().toISOString()}::timestamptz at time zone c.time_zone)::date - 1)::text
        from users u, clubs c
        where m.club_id = ${clubId} and c.id = m.club_id and u.id = m.user_id and u.email = ${body.data.email.toLowerCase()}
          and m.ends_on is not null
        returning m.id`,
      ),
    )
    return { ended: ended.length }
  })
}
