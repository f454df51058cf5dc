import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SsoMode } from '@clubhouse/contract/identity/sign-in'
import type { Core } from '#kernel/core.ts'
import { governingBodies } from '#identity/sign-in/people/tables.ts'
import { clubs } from '#site/clubs/tables.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { DEMO_ONLY } from './demo-only.ts'

const Body = z.union([
  z.strictObject({ club: z.string(), mode: SsoMode }),
  z.strictObject({ governing_body: z.string(), mode: SsoMode }),
])

const HOW = 'Send { "club": a slug or "governing_body": a slug, "mode": "off", "optional" or "mandatory" }'

type SwitchDeps = Pick<Core, 'db' | 'registry' | 'revisions'>

/** SSO-01: the demo can show a club or a body with single sign-on off, optional or mandatory. */
export function ssoSwitch(app: FastifyInstance, { db, registry, revisions }: SwitchDeps): void {
  app.post('/dev/sso', DEMO_ONLY, async (request) => {
    const body = Body.safeParse(request.body)
    if (!body.success) throw new Refusal(422, 'invalid_data', HOW)
    const { mode: ssoMode } = body.data
    const isSet =
      'club' in body.data
        ? await setClub(registry.idOf(body.data.club), ssoMode)
        : await setBody(body.data.governing_body, ssoMode)
    if (!isSet) throw new Refusal(422, 'invalid_data', HOW)
    return { mode: ssoMode }
  })

  async function setClub(clubId: string | null, ssoMode: SsoMode): Promise<boolean> {
    if (clubId === null) return false
    await db.withClub(clubId, (tx) => tx.update(clubs).set({ ssoMode }).where(eq(clubs.id, clubId)))
    revisions.bump(clubId)
    return true
  }

  async function setBody(slug: string, ssoMode: SsoMode): Promise<boolean> {
    const set = await db.withPlatform((tx) =>
      tx.update(governingBodies).set({ ssoMode }).where(eq(governingBodies.slug, slug)).returning(),
    )
    return set.length > 0
  }
}
