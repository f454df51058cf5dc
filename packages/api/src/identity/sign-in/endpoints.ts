import { createAppCode } from '@clubhouse/contract/identity/app-codes'
import * as mailedCodes from '@clubhouse/contract/identity/mailed-codes'
import * as members from '@clubhouse/contract/identity/members'
import * as signIn from '@clubhouse/contract/identity/sign-in'
import { dayOf } from '@clubhouse/domain/format'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyone, member } from '#kernel/http/guard.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { setPasswordByCode } from './passwords/change-password.ts'
import { checkEmail } from './check-email.ts'
import { type IdentityDeps, refuseFalseClient, siteOf } from './deps.ts'
import { exchangeCode } from './codes/exchange-code.ts'
import { giveAppCode } from './codes/give-app-code.ts'
import { letGuestIn } from './people/guests.ts'
import { findMember, listRelated } from './people/member.queries.ts'
import { requestRecovery } from './passwords/recover.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { signUp } from './sign-up.ts'
import { updateMember } from './people/update-member.ts'
import { resendVerification, verifyEmail } from './verification.ts'

/** Behind these doors stand secrets: each handler counts by account, address and club before it looks. */
const DOOR = anyone('write')
const OWN_READ = member('read')
const OWN_WRITE = member('write')

export function identityEndpoints(deps: IdentityDeps): ServedEndpoint[] {
  const { db, sessions } = deps
  return [
    serve(signIn.createToken, DOOR, async ({ body }, caller) => {
      refuseFalseClient(deps.client, body)
      switch (body.grant_type) {
        case 'password':
          return signInByPassword(deps, caller, body)
        case 'passkey':
          return signInByPasskey(deps, caller, body)
        case 'refresh_token':
          return sessions.renew(body.refresh_token, siteOf(caller), { askedAt: caller.arrivedAt })
        case 'guest':
          return (await letGuestIn(deps, caller, body)).tokens
      }
    }),
    serve(signIn.checkEmail, DOOR, ({ body }, caller) => checkEmail(deps, caller, body.email)),
    serve(members.createMember, DOOR, ({ body }, caller) => signUp(deps, caller, body)),
    serve(members.getMember, OWN_READ, async (_input, caller) => {
      const found = await findMember(db, caller.member.user.user_id)
      if (!found) throw notFound('The member')
      return found
    }),
    serve(members.updateMember, OWN_WRITE, ({ body }, caller) =>
      updateMember(deps, caller, caller.member, body),
    ),
    serve(members.listRelatedAccounts, OWN_READ, ({ query }, caller) => {
      const today = dayOf(deps.now().toISOString(), 'Europe/Dublin')
      return listRelated(db, caller.member.user.user_id, query, today)
    }),
    serve(signIn.createGuest, DOOR, async ({ body }, caller) => {
      refuseFalseClient(deps.client, body)
      const { guestId, tokens } = await letGuestIn(deps, caller, body)
      const { first_name, last_name, email } = body
      const { access_token, expires_in } = tokens
      return {
        member: { member_id: guestId, first_name, last_name, email },
        oauth: { access_token, expires_in },
      }
    }),
    serve(members.getUser, OWN_READ, async (_input, caller) => caller.member.user),
    serve(createAppCode, OWN_WRITE, (_input, caller) => giveAppCode(deps, caller, caller.member)),
    serve(mailedCodes.updateUser, OWN_WRITE, ({ body }, caller) =>
      setPasswordByCode(deps, caller, caller.member, body),
    ),
    serve(mailedCodes.resendVerification, OWN_WRITE, (_input, caller) =>
      resendVerification(deps, caller, caller.member.user),
    ),
    serve(mailedCodes.requestRecovery, DOOR, ({ body }, caller) => requestRecovery(deps, caller, body.email)),
    serve(mailedCodes.exchangeCode, DOOR, ({ body }, caller) => exchangeCode(deps, caller, body)),
    serve(mailedCodes.verifyEmail, DOOR, ({ body }, caller) => verifyEmail(deps, caller, body.code)),
  ]
}
