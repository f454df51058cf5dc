import * as contract from '@clubhouse/contract/platform/users'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { superuser } from '#kernel/http/guard.ts'
import { correctEmail, endSignIns, forgetKeys, mailLink, unlock } from './act-on-user.ts'
import type { UserDeps } from './deps.ts'
import { findUser, listUsers } from './users.queries.ts'

const READ = superuser('read')
const WRITE = superuser('write')

/** Who has an account, and what helps them into it (HOSTS-14). */
export function userEndpoints(deps: UserDeps): ServedEndpoint[] {
  const shown = async (userId: string) => {
    const user = await findUser(deps, userId)
    if (!user) throw notFound('The person')
    return user
  }
  /** What a write answers is what stands afterwards. */
  const done = async (userId: string, refusal: Refusal | null | void) => {
    if (refusal) throw refusal
    return shown(userId)
  }
  return [
    serve(contract.listPlatformUsers, READ, ({ query }) => listUsers(deps, query)),
    serve(contract.getPlatformUser, READ, ({ params }) => shown(params.user_id)),
    serve(contract.endUserSignIns, WRITE, async ({ params: { user_id: id } }, caller) => {
      await shown(id)
      return done(id, await endSignIns(deps, caller, id))
    }),
    serve(contract.unlockUser, WRITE, async ({ params: { user_id: id } }, caller) =>
      done(id, await unlock(deps, caller, await shown(id))),
    ),
    serve(contract.mailUserVerification, WRITE, async ({ params: { user_id: id } }, caller) =>
      done(id, await mailLink(deps, caller, await shown(id))),
    ),
    serve(contract.correctUserEmail, WRITE, async ({ params: { user_id: id }, body }, caller) =>
      done(id, await correctEmail(deps, caller, await shown(id), body.email)),
    ),
    serve(contract.forgetUserPasskeys, WRITE, async ({ params: { user_id: id } }, caller) =>
      done(id, await forgetKeys(deps, caller, await shown(id))),
    ),
  ]
}
