import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isValidEmail } from '@clubhouse/domain/identity/email-rules'
import type { Core } from '#kernel/core.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { isReadable } from '#kernel/http/limits/parse-part.ts'
import type { IdentityDeps } from '#identity/sign-in/deps.ts'
import { inviteUser } from '#identity/sign-in/people/invite.ts'
import { DEMO_ONLY } from './demo-only.ts'

const Name = z.string().trim().min(1).max(64).refine(isReadable)

const Body = z.object({
  email: z.string().trim().toLowerCase().max(254).refine(isValidEmail),
  club: z.string(),
  role: z.enum(['member', 'admin', 'owner', 'group_manager']),
  first_name: Name.default('New'),
  last_name: Name.default('Colleague'),
})

interface DevInviteDeps extends Pick<Core, 'db' | 'sites'> {
  identity: IdentityDeps
}

/** OPEN-014: lets the demo show how an invited person sets a password, before the back office can invite. */
export function devInvite(app: FastifyInstance, { db, identity, sites }: DevInviteDeps): void {
  app.post('/dev/invite', DEMO_ONLY, async (request) => {
    const body = Body.safeParse(request.body)
    const club = body.success ? sites.ofClub(body.data.club) : null
    if (!body.success || !club) {
      throw new Refusal(422, 'invalid_data', 'Send { "email", "club": a slug, "role": a role in a club }')
    }
    const { email, role, first_name: firstName, last_name: lastName } = body.data
    const { clubId } = club
    const invitation = { email, firstName, lastName, clubId, role, inviter: null, site: club }
    const { isMailed } = await db.withPlatform((tx) => inviteUser(identity, tx, invitation))
    return { email, is_mailed: isMailed }
  })
}
