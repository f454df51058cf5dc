import * as contract from '@clubhouse/contract/people/member-family'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Result } from '@clubhouse/domain/result'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import { addToFamily, changePerson, type FamilyRefusal, removePerson } from './change-family.ts'
import { formToEdit, giveAnswersAgain } from './edit-answers.ts'
import { familyOf } from './family-view.ts'
import type { Core } from '#kernel/core.ts'
import { inviteGrownUp, type OwnSignInDeps, withdrawInvitation } from './own-sign-in/invite.ts'
import { findOffers, takeOver } from './own-sign-in/take-over.ts'
import { type PersonDeps, personView } from './person-view.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

/** The family's own pages: who is in it, what is known of them, and who leaves it at eighteen. */
export function memberFamilyEndpoints(
  deps: PersonDeps & OwnSignInDeps & Pick<Core, 'personTables'>,
): ServedEndpoint[] {
  return [
    serve(contract.listFamily, OWN_READ, (_input, caller) => familyOf(deps, caller)),
    serve(contract.addFamilyMember, OWN_WRITE, async ({ body }, caller) =>
      done(await addToFamily(deps, caller.member.user.user_id, body)),
    ),
    serve(contract.getFamilyMember, OWN_READ, ({ params, query }, caller) =>
      personView(deps, caller, { memberId: params.member_id, withMedical: query.medical === 'true' }),
    ),
    serve(contract.updateFamilyMember, OWN_WRITE, async ({ params, body }, caller) =>
      done(await changePerson(deps, caller.member.user.user_id, params.member_id, body)),
    ),
    serve(contract.removeFamilyMember, OWN_WRITE, async ({ params }, caller) =>
      done(await removePerson(deps, caller.member.user.user_id, params.member_id)),
    ),
    serve(contract.getFamilyForm, OWN_READ, (input, caller) => formToEdit(deps, caller, input)),
    serve(contract.giveFamilyAnswers, OWN_WRITE, (input, caller) => giveAnswersAgain(deps, caller, input)),
    serve(contract.inviteToOwnSignIn, OWN_WRITE, async ({ params, body }, caller) =>
      done(await inviteGrownUp(deps, caller, { memberId: params.member_id, email: body.email })),
    ),
    serve(contract.withdrawOwnSignIn, OWN_WRITE, async ({ params }, caller) => {
      if (!(await withdrawInvitation(deps, caller.member.user.user_id, params.member_id)))
        throw notFound('The invitation')
      return {}
    }),
    serve(contract.listOwnSignInOffers, OWN_READ, async (_input, caller) => ({
      items: await findOffers(deps.db, caller.member.user.user_id, deps.now()),
    })),
    serve(contract.acceptOwnSignIn, OWN_WRITE, async ({ params }, caller) => {
      const memberships = await takeOver(deps, caller, params.member_id)
      if (memberships === null) throw notFound('The invitation')
      return { memberships }
    }),
  ]
}

function done<T>(result: Result<T, FamilyRefusal>): T {
  if (result.ok) return result.value
  const { status, code, message, errors } = result.reason
  throw new Refusal(status, code, message, errors && { errors })
}
