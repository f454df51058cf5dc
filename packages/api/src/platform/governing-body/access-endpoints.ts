import * as office from '@clubhouse/contract/platform/governing-body/office-accesses'
import * as access from '@clubhouse/contract/platform/governing-body/access'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { withBody } from '#kernel/db/as-body.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { bodyStaff, office as officeGuard, ownPeople } from '#kernel/http/guard.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { accessesOf, listBodyMembers, mayReadMembers, newestAccess } from './access.queries.ts'
import { askAccess, noteReading } from './ask-access.ts'
import type { BodyDeps } from './change-lists.ts'
import { decideAccess } from './decide-access.ts'
import { affiliatedClubs } from './registered.queries.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'body-access-asked': true
    'body-access-granted': true
    'body-access-refused': true
    'body-access-ended': true
    'body-members-read': true
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A body asks, the club decides, and the body reads for as long as it was told. */
export function accessEndpoints(deps: BodyDeps): ServedEndpoint[] {
  const { db, now } = deps
  const shown = async (bodyId: string, clubId: string) => ({
    access: orThrow(
      await withBody(db, bodyId, async (tx) => {
        const clubs = await affiliatedClubs(tx)
        if (!clubs.some(({ id }) => id === clubId)) return notFound('The club')
        return newestAccess(tx, { clubId, bodyId, now: now() })
      }),
    ),
  })
  return [
    serve(access.getBodyAccess, bodyStaff('read'), ({ params }, { body }) =>
      shown(body.bodyId, params.account_id),
    ),
    serve(access.askBodyAccess, bodyStaff('write'), async ({ params, body }, caller) => {
      await askAccess(deps, caller, { clubId: params.account_id, reason: body.reason })
      return shown(caller.body.bodyId, params.account_id)
    }),
    serve(access.listBodyMembers, bodyStaff('read'), async ({ params, query }, caller) => {
      const of = { clubId: params.account_id, bodyId: caller.body.bodyId, now: now() }
      await shown(of.bodyId, of.clubId)
      if (!(await withBody(db, of.bodyId, (tx) => mayReadMembers(tx, of))))
        throw new Refusal(403, 'not_granted', 'The club hasn’t let you read its members, or not any more.')
      await noteReading(deps, caller, [of.clubId])
      return withBody(db, of.bodyId, (tx) => listBodyMembers(tx, of, query))
    }),
    serve(office.listBodyAccesses, officeGuard('users'), (_, { club: { clubId } }) =>
      db.withClub(clubId, async (tx) => ({ items: await accessesOf(tx, { clubId, now: now() }) })),
    ),
    serve(office.grantBodyAccess, ownPeople('users'), ({ params, body }, caller) =>
      decideAccess(deps, caller, {
        id: params.access_id,
        from: 'asked',
        to: 'granted',
        kind: 'body-access-granted',
        until: new Date(now().getTime() + body.days * DAY_MS),
      }),
    ),
    serve(office.refuseBodyAccess, ownPeople('users'), ({ params }, caller) =>
      decideAccess(deps, caller, {
        id: params.access_id,
        from: 'asked',
        to: 'refused',
        until: null,
        kind: 'body-access-refused',
      }),
    ),
    serve(office.endBodyAccess, ownPeople('users'), ({ params }, caller) =>
      decideAccess(deps, caller, {
        id: params.access_id,
        from: 'granted',
        to: 'ended',
        until: null,
        kind: 'body-access-ended',
      }),
    ),
  ]
}
