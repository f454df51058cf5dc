import * as door from '@clubhouse/contract/identity/office-invitations'
import * as contract from '@clubhouse/contract/identity/office/users'
import { notFound } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyone, office, ownPeople } from '#kernel/http/guard.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeUser } from './change-user.ts'
import type { At, UsersDeps } from './deps.ts'
import { handOver } from './hand-over.ts'
import { inviteUser, mailAgain, withdrawInvitation } from './invite.ts'
import { resetPasskeys } from './reset-passkeys.ts'
import { setSecondFactor } from './second-factor.ts'
import {
  BELONGS,
  LEFT_DRAWS,
  LEFT_GROUPS,
  LEFT_KEYS,
  LEFT_REFUNDS,
  LEFT_WRITE_OFFS,
  readLeftInvitations,
  readUsers,
} from './users.queries.ts'
import { orNotFound, orThrow } from '#kernel/http/or-throw.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'user-invited': true
    'user-invited-again': true
    'user-invitation-withdrawn': true
    'user-invitation-accepted': true
    'user-changed': true
    'user-removed': true
    'office-handed-over': true
    'second-factor-changed': true
    'passkeys-reset': true
  }
}

/** The code out of a mail is the whole permission; each try is counted. */
const DOOR = anyone('write')

/** Who runs a club, and what each may do. */
export const officeUsersCapability = (deps: UsersDeps): Capability => ({
  name: 'office-users',
  people: [{ table: 'office_invitations', person: ['takes_from'] }],
  endpoints: [...userEndpoints(deps), ...invitationEndpoints(deps)],
})

function userEndpoints(deps: UsersDeps): ServedEndpoint[] {
  const { db, now } = deps
  const shown = async ({ club }: At) => {
    const found = await readUsers(db, club, now())
    if (!found) throw notFound('The account')
    return found
  }
  return [
    serve(contract.listOfficeUsers, office('users'), (_input, caller) => shown(caller)),
    serve(contract.changeOfficeUser, ownPeople('users'), async ({ params, body }, caller) => {
      orThrow(await changeUser(deps, caller, params.user_id, body))
      return shown(caller)
    }),
    serve(contract.removeOfficeUser, ownPeople('users'), async ({ params }, caller) => {
      orThrow(await changeUser(deps, caller, params.user_id, null))
      return shown(caller)
    }),
    serve(contract.resetPasskeys, ownPeople('users'), async ({ params }, caller) => {
      orThrow(await resetPasskeys(deps, caller, params.user_id))
      return shown(caller)
    }),
    serve(contract.getLeftOpen, office('users'), async ({ params }, { club: { clubId } }) => {
      const { user_id: userId } = params
      const invitations = await readLeftInvitations(db, clubId, userId, now())
      const asked = [clubId, userId]
      const open = await db.withClub(clubId, async (tx) => {
        const read = readIn(tx)
        if ((await read(BELONGS, asked)).length === 0) return undefined
        return {
          invitations,
          draws: await read<contract.LeftOpen['draws'][number]>(LEFT_DRAWS, asked),
          write_offs: await read<contract.LeftOpen['write_offs'][number]>(LEFT_WRITE_OFFS, asked),
          refunds: await read<contract.LeftOpen['refunds'][number]>(LEFT_REFUNDS, asked),
          api_keys: await read<contract.LeftOpen['api_keys'][number]>(LEFT_KEYS, [...asked, now()]),
          groups: await read<contract.LeftOpen['groups'][number]>(LEFT_GROUPS, asked),
        }
      })
      return orNotFound(open, 'The person')
    }),
    serve(contract.handOverOffice, ownPeople('users'), async ({ body }, caller) =>
      orThrow(await handOver(deps, caller, body)),
    ),
    serve(contract.setSecondFactor, ownPeople('users'), async ({ body }, caller) => {
      orThrow(await setSecondFactor(deps, caller, body.is_required))
      return shown(caller)
    }),
  ]
}

function invitationEndpoints(deps: UsersDeps): ServedEndpoint[] {
  const { db, now } = deps
  const one = async ({ club }: At, id: string) => {
    const users = await readUsers(db, club, now())
    const found = users?.invitations.find(({ invitation_id: each }) => each === id)
    if (!found) throw notFound('The invitation')
    return found
  }
  return [
    serve(contract.inviteOfficeUser, ownPeople('users'), async ({ body }, caller) =>
      one(caller, orThrow(await inviteUser(deps, caller, body))),
    ),
    serve(contract.mailOfficeInvitation, ownPeople('users'), async ({ params }, caller) =>
      one(caller, orThrow(await mailAgain(deps, caller, params.invitation_id))),
    ),
    serve(contract.withdrawOfficeInvitation, ownPeople('users'), async ({ params }, caller) => {
      orThrow(await withdrawInvitation(deps, caller, params.invitation_id))
      return { withdrawn: true as const }
    }),
    serve(door.readOfficeInvitation, DOOR, ({ body }, caller) => readInvitation(deps, caller, body.code)),
    serve(door.acceptOfficeInvitation, DOOR, ({ body }, caller) => acceptInvitation(deps, caller, body)),
  ]
}
