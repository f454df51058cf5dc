import * as contract from '@clubhouse/contract/office/webhooks'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { HOOK_ADDRESS } from '@clubhouse/domain/office/machines/machine-fields'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople, type RunningClub } from '#kernel/http/guard.ts'
import type { AuditKind } from '#kernel/security/audit.ts'
import type { HookDeps } from '../send-hooks.ts'
import { listDeliveries } from './list-deliveries.queries.ts'
import * as hooks from './webhooks.ts'

type Working = Caller & { club: RunningClub }

export function hookEndpoints(deps: HookDeps): ServedEndpoint[] {
  const { db, now, secrets, audit } = deps
  const record = (
    tx: Tx,
    caller: Working,
    kind: AuditKind,
    url: string,
    detail: Record<string, string> = {},
  ) =>
    audit.record(tx, caller, {
      kind,
      clubId: caller.club.clubId,
      actorId: caller.club.userId,
      detail: { name: new URL(url).host, ...detail },
    })
  /** Before the transaction: a name is looked up over the network. */
  const refuseInside = async (url: string | undefined) => {
    if (url === undefined || (await deps.sender.mayCall(new URL(url)))) return
    throw new Refusal(422, 'invalid_data', 'Please check what you entered.', {
      errors: { url: HOOK_ADDRESS },
    })
  }

  return [
    serve(contract.listWebhooks, office('settings'), (_, { club: { clubId } }) =>
      db.withClub(clubId, async (tx) => ({ items: await hooks.listHooks(tx, clubId, now()) })),
    ),
    serve(contract.getWebhook, office('settings'), async ({ params }, { club: { clubId } }) => {
      const of = { clubId, id: params.webhook_id }
      return found(await db.withClub(clubId, (tx) => hooks.findHook(tx, of, now())))
    }),
    serve(contract.createWebhook, ownPeople('settings'), async ({ body }, caller) => {
      const { clubId } = caller.club
      allow(hooks.wrongFields(body))
      await refuseInside(body.url)
      return unlessRefused(
        await db.withClub(clubId, async (tx) => {
          const made = await hooks.createHook(tx, clubId, body, { secrets, now: now() })
          if (!(made instanceof Refusal))
            await record(tx, caller, 'webhook-added', made.webhook.url, {
              events: made.webhook.events.join(', '),
            })
          return made
        }),
      )
    }),
    serve(contract.changeWebhook, ownPeople('settings'), async ({ params, body }, caller) => {
      const { clubId } = caller.club
      const of = { clubId, id: params.webhook_id }
      const before = found(await db.withClub(clubId, (tx) => hooks.findHook(tx, of, now())))
      // What is not changed is as it was.
      const { url = before.url, events = before.events } = body
      allow(hooks.wrongFields({ url, events }))
      await refuseInside(body.url)
      return found(
        await db.withClub(clubId, async (tx) => {
          const after = await hooks.changeHook(tx, of, definedOf(body), now())
          if (after) await record(tx, caller, 'webhook-changed', after.url, changes(before, after))
          return after
        }),
      )
    }),
    serve(contract.removeWebhook, ownPeople('settings'), async ({ params }, caller) => {
      const { clubId } = caller.club
      const of = { clubId, id: params.webhook_id }
      found(
        await db.withClub(clubId, async (tx) => {
          const webhook = await hooks.findHook(tx, of, now())
          if (webhook && (await hooks.removeHook(tx, of)))
            await record(tx, caller, 'webhook-removed', webhook.url)
          return webhook
        }),
      )
      return { deleted: true as const }
    }),
    serve(contract.changeWebhookSecret, ownPeople('settings'), async ({ params }, caller) => {
      const { clubId } = caller.club
      return found(
        await db.withClub(clubId, async (tx) => {
          const of = { clubId, id: params.webhook_id }
          const made = await hooks.changeSecret(tx, of, { secrets, now: now() })
          if (made) await record(tx, caller, 'webhook-secret-changed', made.webhook.url)
          return made
        }),
      )
    }),
    serve(contract.testWebhook, ownPeople('settings'), async ({ params }, caller) => {
      const { clubId } = caller.club
      const of = { clubId, id: params.webhook_id }
      return found(
        await db.withClub(clubId, async (tx) => {
          const webhook = await hooks.findHook(tx, of, now())
          if (!webhook) return null
          await record(tx, caller, 'webhook-tested', webhook.url)
          return { delivery_id: await hooks.sendTest(tx, of, now()) }
        }),
      )
    }),
    serve(contract.listWebhookDeliveries, office('settings'), async ({ params, query }, { club }) => {
      const { clubId } = club
      const of = { clubId, id: params.webhook_id }
      return found(
        await db.withClub(clubId, async (tx) =>
          (await hooks.findHook(tx, of, now())) ? listDeliveries(tx, clubId, of.id, query) : null,
        ),
      )
    }),
    serve(contract.sendDeliveryAgain, ownPeople('settings'), async ({ params }, caller) => {
      const { clubId } = caller.club
      unlessRefused(
        await db.withClub(clubId, async (tx) => {
          const webhook = await hooks.sendAgain(tx, { clubId, id: params.delivery_id }, now())
          if (!(webhook instanceof Refusal)) await record(tx, caller, 'webhook-sent-again', webhook.url)
          return webhook
        }),
      )
      return params
    }),
  ]
}

function found<T>(thing: T | null): T {
  if (thing === null) throw notFound('The webhook')
  return thing
}

function allow(refusal: Refusal | null): void {
  if (refusal) throw refusal
}

function unlessRefused<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw result
  return result
}

const definedOf = (body: object): hooks.HookChange =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

function changes(before: contract.Webhook, after: contract.Webhook): Record<string, string> {
  const words = ({ events, is_on: isOn, url }: contract.Webhook) => ({
    address: url,
    events: events.join(', '),
    switch: isOn ? 'on' : 'off',
  })
  const [old, now] = [words(before), words(after)]
  const names = ['address', 'events', 'switch'] as const
  return Object.fromEntries(
    names.flatMap((name) => (old[name] === now[name] ? [] : [[name, `${old[name]} → ${now[name]}`]])),
  )
}
