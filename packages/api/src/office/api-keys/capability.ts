import * as keys from '@clubhouse/contract/office/api-keys'
import * as machines from '@clubhouse/contract/office/machines'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople } from '#kernel/http/guard.ts'
import { type Cursor, readCursor } from './cursor.ts'
import { createKey, listKeys, revokeKey } from './keys.ts'
import { findOrder, listLedger, listMembers, listOrders, listRemovals } from './machine.queries.ts'
import { openMachineGuard } from './machine-guard.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'api-key-made': true
    'api-key-revoked': true
  }
}

/** Keys that a club makes for other software, and what it reads with them. */
export const apiKeysCapability = (core: Core): Capability => ({
  name: 'api-keys',
  endpoints: [...officeEndpoints(core), ...machineEndpoints(core)],
})

const officeEndpoints = ({ db, now, audit }: Core): ServedEndpoint[] => [
  serve(keys.listApiKeys, office('settings'), (_, { club }) =>
    db.withClub(club.clubId, async (tx) => ({ items: await listKeys(tx, club.clubId, now()) })),
  ),
  serve(keys.createApiKey, ownPeople('settings'), async ({ body }, caller) => {
    const { club } = caller
    const made = await db.withClub(club.clubId, async (tx) => {
      const result = await createKey(tx, club, body, now())
      if (result instanceof Refusal) return result
      const { name, prefix, scopes } = result.key
      await audit.record(tx, caller, {
        kind: 'api-key-made',
        clubId: club.clubId,
        actorId: club.userId,
        detail: { name, prefix, scopes: scopes.join(', ') },
      })
      return result
    })
    if (made instanceof Refusal) throw made
    return made
  }),
  serve(keys.revokeApiKey, ownPeople('settings'), async ({ params }, caller) => {
    const { club } = caller
    const key = await db.withClub(club.clubId, async (tx) => {
      const result = await revokeKey(tx, club, params.key_id, now())
      if (result?.isNew)
        await audit.record(tx, caller, {
          kind: 'api-key-revoked',
          clubId: club.clubId,
          actorId: club.userId,
          detail: { name: result.key.name, prefix: result.key.prefix },
        })
      return result?.key
    })
    if (!key) throw notFound('The key')
    return key
  }),
]

const machineEndpoints = (core: Core): ServedEndpoint[] => {
  const { db, now } = core
  const withKey = openMachineGuard(core)
  const [orders, ledger, members] = [withKey('orders:read'), withKey('ledger:read'), withKey('members:read')]
  return [
    serve(machines.listMachineOrders, orders, ({ query }, { machine: { clubId } }) => {
      const after = cursorIn(query, query.updated_since === undefined ? 'key' : 'change')
      return db.withClub(clubId, (tx) => listOrders(tx, clubId, query, after))
    }),
    serve(machines.getMachineOrder, orders, async ({ params }, { machine: { clubId } }) => {
      const order = await db.withClub(clubId, (tx) => findOrder(tx, clubId, params.order_id))
      if (!order) throw notFound('The order')
      return order
    }),
    serve(machines.listMachineLedger, ledger, ({ query }, { machine: { clubId } }) => {
      const after = cursorIn(query, 'key')
      return db.withClub(clubId, (tx) => listLedger(tx, clubId, query, after))
    }),
    serve(machines.listMachineMembers, members, ({ query }, { machine: { clubId } }) => {
      const by = query.updated_since === undefined ? 'key' : 'change'
      const asked = { after: cursorIn(query, by), now: now() }
      return db.withClub(clubId, (tx) => listMembers(tx, clubId, query, asked))
    }),
    serve(machines.listMachineRemovals, members, ({ query }, { machine: { clubId } }) => {
      const after = cursorIn(query, 'change')
      return db.withClub(clubId, (tx) => listRemovals(tx, clubId, query, after))
    }),
  ]
}

/** One of another order leads nowhere. */
function cursorIn({ cursor }: { cursor?: string | undefined }, by: Cursor['by']): Cursor | null {
  const after = cursor === undefined ? null : readCursor(cursor)
  if (cursor !== undefined && after?.by !== by)
    throw new Refusal(422, 'invalid_data', 'The cursor is not one of ours.', {
      errors: { cursor: 'Send next_cursor of the page before.' },
    })
  return after
}
