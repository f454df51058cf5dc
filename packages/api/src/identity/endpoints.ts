import * as mailedCodes from '@clubhouse/contract/mailed-codes'
import * as members from '@clubhouse/contract/members'
import * as signIn from '@clubhouse/contract/sign-in'
import { serve, type ServedEndpoint } from '../http/endpoints.ts'
import type { Guard } from '../http/guard.ts'
import { notFound } from '../http/problems.ts'
import { setPasswordByCode } from './change-password.ts'
import { checkEmail } from './check-email.ts'
import { type IdentityDeps, signedIn, siteOf } from './deps.ts'
import { exchangeCode } from './exchange-code.ts'
import { letGuestIn } from './guests.ts'
import { findMember, listRelated } from './member.queries.ts'
import { requestRecovery } from './recover.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signUp } from './sign-up.ts'
import { updateMember } from './update-member.ts'
import { resendVerification, verifyEmail } from './verification.ts'

/** Behind these doors stand secrets: each handler counts by account, address and club before it looks. */
const DOOR: Guard = { audience: 'anyone', ownership: 'none', rate: 'write' }
const OWN_READ: Guard = { audience: 'user', ownership: 'self', rate: 'read' }
const OWN_WRITE: Guard = { audience: 'user', ownership: 'self', rate: 'write' }

export function identityEndpoints(deps: IdentityDeps): ServedEndpoint[] {
  const { db, sessions } = deps
  return [
    serve(signIn.createToken, DOOR, async ({ body }, caller) => {
      switch (body.grant_type) {
        case 'password':
          return signInByPassword(deps, caller, body)
        case 'refresh_token':
          return sessions.renew(body.refresh_token, siteOf(caller), { askedAt: caller.arrivedAt })
        case 'guest':
          return (await letGuestIn(deps, caller, body)).tokens
      }
    }),
    serve(signIn.checkEmail, DOOR, ({ body }, caller) => checkEmail(deps, caller, body.email)),
    serve(members.createMember, DOOR, ({ body }, caller) => signUp(deps, caller, body)),
    serve(members.getMember, OWN_READ, async (_input, caller) => {
      const { user } = await signedIn(caller)
      const member = await findMember(db, user.user_id)
      if (!member) throw notFound('The member')
      return member
    }),
    serve(members.updateMember, OWN_WRITE, async ({ body }, caller) =>
      updateMember(deps, caller, await signedIn(caller), body),
    ),
    serve(members.listRelatedAccounts, OWN_READ, async ({ query }, caller) => {
      const { user } = await signedIn(caller)
      return listRelated(db, user.user_id, { page: query.page, perPage: query.per_page })
    }),
    serve(signIn.createGuest, DOOR, async ({ body }, caller) => {
      const { guestId, tokens } = await letGuestIn(deps, caller, body)
      const { first_name, last_name, email } = body
      const { access_token, expires_in } = tokens
      return {
        member: { member_id: guestId, first_name, last_name, email },
        oauth: { access_token, expires_in },
      }
    }),
    serve(members.getUser, OWN_READ, async (_input, caller) => (await signedIn(caller)).user),
    serve(mailedCodes.updateUser, OWN_WRITE, async ({ body }, caller) =>
      setPasswordByCode(deps, caller, await signedIn(caller), body),
    ),
    serve(mailedCodes.resendVerification, OWN_WRITE, async (_input, caller) =>
      resendVerification(deps, caller, (await signedIn(caller)).user),
    ),
    serve(mailedCodes.requestRecovery, DOOR, ({ body }, caller) => requestRecovery(deps, caller, body.email)),
    serve(mailedCodes.exchangeCode, DOOR, ({ body }, caller) => exchangeCode(deps, caller, body)),
    serve(mailedCodes.verifyEmail, DOOR, ({ body }, caller) => verifyEmail(deps, caller, body.code)),
  ]
}
