import { leaveClub as leaveClubCall } from '@clubhouse/contract/office/platform-entry'
import * as clubs from '@clubhouse/contract/platform/clubs'
import { setPlatformFee } from '@clubhouse/contract/platform/fees'
import * as contract from '@clubhouse/contract/platform/new-club'
import * as settlements from '@clubhouse/contract/platform/settlements'
import { notFound } from '@clubhouse/contract/refusal'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Capability } from '#kernel/capability.ts'
import { switchFeature } from '#site/clubs/port.ts'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, superuser } from '#kernel/http/guard.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'
import { findClub, listClubs } from './clubs.queries.ts'
import { checkSlug, createClub } from './create-club.ts'
import type { PlatformDeps, Superuser } from './deps.ts'
import { enterClub, leaveClub } from './enter-club.ts'
import { inviteOwner } from './invite-owner.ts'
import { operationEndpoints } from './operations/endpoints.ts'
import { setFee } from './set-fee.ts'
import { readSettlements, settleFees, takeBackSettlement } from './settle-fees.ts'
import { suspendClub } from './suspend-club.ts'
import { userEndpoints } from './users/endpoints.ts'
import { orThrow } from '#kernel/http/or-throw.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'club-created': true
    'club-suspended': true
    'club-reactivated': true
    'platform-entered': true
    'platform-left': true
    'platform-fee-changed': true
    'platform-settled': true
    'platform-settlement-taken-back': true
    'platform-signed-out': true
    'platform-unlocked': true
    'platform-verification-mailed': true
    'platform-email-corrected': true
    'platform-passkeys-forgotten': true
    'platform-job-retried': true
    'platform-mail-retried': true
    'platform-webhook-retried': true
  }
}

const READ = superuser('read')
const WRITE = superuser('write')

/** HOSTS-07, OPEN-122: what those who run the platform see and do, on the site for that. */
export const platformCapability = (
  deps: PlatformDeps & Pick<Core, 'sites'>,
  { identity }: { identity: IdentityDeps },
): Capability => ({
  name: 'platform',
  people: [{ table: 'platform_entries', person: ['user_id'] }],
  endpoints: [
    ...newClubEndpoints(deps),
    ...clubEndpoints(deps),
    ...entryEndpoints(deps),
    ...userEndpoints({ ...deps, identity }),
    ...operationEndpoints(deps),
  ],
})

const newClubEndpoints = (deps: PlatformDeps): ServedEndpoint[] => [
  serve(contract.createClub, WRITE, async ({ body }, caller) =>
    orThrow(await createClub(deps, caller, body)),
  ),
  serve(contract.checkSlug, READ, ({ params }) => Promise.resolve(checkSlug(deps, params.slug))),
]

function clubEndpoints(deps: PlatformDeps): ServedEndpoint[] {
  const shown = async (clubId: string) => {
    const club = await findClub(deps, clubId)
    if (!club) throw notFound('The club')
    return club
  }
  const suspended = async (caller: Superuser, clubId: string, reason: string | null) => {
    await shown(clubId)
    await suspendClub(deps, caller, clubId, reason)
    return shown(clubId)
  }
  return [
    serve(clubs.listPlatformClubs, READ, ({ query }) => listClubs(deps, query)),
    serve(clubs.getPlatformClub, READ, ({ params }) => shown(params.account_id)),
    serve(clubs.switchClubFeature, WRITE, async ({ params, body }, caller) => {
      await shown(params.account_id)
      const club = { clubId: params.account_id, userId: caller.member.user.user_id }
      await switchFeature(deps, { ...caller, club }, body, deps.now())
      return shown(params.account_id)
    }),
    serve(setPlatformFee, WRITE, async ({ params, body }, caller) => {
      await shown(params.account_id)
      await setFee(deps, caller, params.account_id, body)
      return shown(params.account_id)
    }),
    serve(settlements.listSettlements, READ, async ({ params }, caller) => {
      const found = await readSettlements(deps, caller, params.account_id)
      if (!found) throw notFound('The club')
      return found
    }),
    serve(settlements.recordSettlement, WRITE, async ({ params, body }, caller) =>
      orThrow(await settleFees(deps, caller, params.account_id, body)),
    ),
    serve(settlements.takeBackSettlement, WRITE, async ({ params, body }, caller) => {
      const which = { clubId: params.account_id, id: params.settlement_id, reason: body.reason }
      return orThrow(await takeBackSettlement(deps, caller, which))
    }),
    serve(clubs.inviteClubOwner, WRITE, async ({ params, body }, caller) => {
      await shown(params.account_id)
      orThrow(await inviteOwner(deps, caller, params.account_id, body.email))
      return shown(params.account_id)
    }),
    serve(clubs.suspendClub, WRITE, ({ params, body }, caller) =>
      suspended(caller, params.account_id, body.reason),
    ),
    serve(clubs.reactivateClub, WRITE, ({ params }, caller) => suspended(caller, params.account_id, null)),
  ]
}

function entryEndpoints(deps: PlatformDeps): ServedEndpoint[] {
  return [
    serve(clubs.enterClub, WRITE, async ({ params, body }, caller) => {
      const club = await findClub(deps, params.account_id)
      if (!club) throw notFound('The club')
      const until = await enterClub(deps, caller, params.account_id, body.reason)
      const way = new URL('/authentication/continue', siteOrigin({ type: 'backoffice' }, deps.config))
      way.search = new URLSearchParams({ from: 'su', club: club.slug, path: '/' }).toString()
      return { until: until.toISOString(), office_url: way.href }
    }),
    serve(leaveClubCall, office('anybody'), async (_, caller) => {
      if (!(await leaveClub(deps, caller))) throw notFound('The visit')
      return { left: true as const }
    }),
  ]
}
