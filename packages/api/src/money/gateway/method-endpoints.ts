import { createHash, randomUUID } from 'node:crypto'
import {
  addPaymentMethod,
  createCardSecret,
  listPaymentMethods,
  type PaymentMethod,
  removePaymentMethod,
  updatePaymentMethod,
} from '@clubhouse/contract/money/payment-methods'
import type { ListQuery } from '@clubhouse/contract/paging'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { collection } from '#kernel/db/collection.ts'
import type { SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import { GatewayFailed, type PaymentGateway, type SavedMethod } from '#providers/payments/port.ts'
import { customerFor } from './customers.ts'
import { forgetCard, keepCard, useFirst } from './keep-card.ts'
import { findMethod, findMethods, type StoredMethod } from './methods.queries.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

const CURRENCY = {
  name: 'club_currency',
  text: 'select lower(currency) as currency from clubs where id = $1',
}

/** Keys of others may be of any length. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')

export interface MethodDeps extends Pick<Core, 'db' | 'now'> {
  gateway: PaymentGateway
  /** What the gateway calls the cards that orders of theirs are still charged from, in these clubs. */
  methodsInUse: (clubIds: readonly string[], userId: string) => Promise<ReadonlySet<string>>
}

/** The cards that somebody keeps: theirs in every club, on a club's site and on one of the platform's own. */
export function methodEndpoints(deps: MethodDeps): ServedEndpoint[] {
  const { db, gateway } = deps

  const usedBy = ({ user }: SignedIn) =>
    deps.methodsInUse(
      user.accounts.map(({ account_id }) => account_id),
      user.user_id,
    )
  const customerOf = ({ user }: SignedIn) =>
    customerFor(deps, {
      userId: user.user_id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
    })

  async function currencyOf(clubId: string | null | undefined): Promise<string> {
    const [club] = clubId ? await db.read<{ currency: string }>(CURRENCY, [clubId]) : []
    return club?.currency ?? 'eur'
  }

  async function own({ user }: SignedIn, id: string): Promise<StoredMethod> {
    const method = await findMethod(db, gateway.name, user.user_id, id)
    if (!method) throw notFound('The card')
    return method
  }

  return [
    serve(listPaymentMethods, OWN_READ, async ({ query }, { member: signed }) => {
      const used = await usedBy(signed)
      const all = asAsked(await findMethods(db, signed.user.user_id, gateway.name), query)
      const from = (query.page - 1) * query.per_page
      const page = all.slice(from, from + query.per_page)
      return collection(
        page.map((method) => shown(method, used)),
        all.length,
        query,
      )
    }),
    serve(createCardSecret, OWN_WRITE, async ({ headers }, { member: signed, site }) => {
      const key = `card:${signed.user.user_id}:${digestOf(headers['idempotency-key'] ?? randomUUID())}`
      const { paymentToken } = await gateway.createPayment({
        key,
        amount: 0,
        currency: await currencyOf(site?.clubId),
        orderId: key,
        clubId: site?.clubId ?? '',
        customerId: await customerOf(signed),
        savesCard: true,
        paymentId: null,
        // A saved card pays in every club of its holder, so it is taken on behalf of none.
        account: null,
        fee: 0,
        description: 'A card for later',
      })
      return { client_secret: paymentToken }
    }),
    serve(addPaymentMethod, OWN_WRITE, async ({ body }, { member: signed }) => {
      const { user_id: userId } = signed.user
      const { methodId, card } = await keep(await customerOf(signed), body.payment_method_id)
      await keepCard(deps, { userId, methodId, card })
      const find = async () =>
        (await findMethods(db, userId, gateway.name)).find((method) => method.methodId === methodId)
      const kept = await find()
      if (!kept) throw notFound('The card')
      if (body.default) await useFirst(deps, { userId, id: kept.payment_method_id })
      return shown((await find()) ?? kept, await usedBy(signed))
    }),
    serve(updatePaymentMethod, OWN_WRITE, async ({ params, body }, { member: signed }) => {
      const { payment_method_id: id } = await own(signed, params.payment_method_id)
      // One is always used first: to stop using this one another is chosen.
      if (body.default) await useFirst(deps, { userId: signed.user.user_id, id })
      return shown(await own(signed, id), await usedBy(signed))
    }),
    serve(removePaymentMethod, OWN_WRITE, async ({ params }, { member: signed }) => {
      const { payment_method_id: id, customerId, methodId } = await own(signed, params.payment_method_id)
      if ((await usedBy(signed)).has(methodId))
        throw new Refusal(
          409,
          'card_in_use',
          'You are still paying for something with this card. Choose another card for it first.',
        )
      await drop(customerId, methodId)
      await forgetCard(deps, { userId: signed.user.user_id, id })
      return {}
    }),
  ]

  /** Whose card it is, the gateway knows. Whoever comes back from their bank knows only the payment that took it. */
  async function keep(customerId: string, reference: string): Promise<SavedMethod> {
    const kept = await orNothing(() => gateway.keepMethod(customerId, reference))
    if (kept) return kept
    const taking = await orNothing(() => gateway.findPayment(reference))
    const methodId = taking?.amount === 0 && taking.status === 'succeeded' ? taking.methodId : null
    const found = methodId && (await orNothing(() => gateway.keepMethod(customerId, methodId)))
    if (!found) throw notFound('The card')
    return found
  }

  async function orNothing<Found>(ask: () => Promise<Found>): Promise<Found | null> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof GatewayFailed && error.isFinal) return null
      throw error
    }
  }

  /** Gone there already: whoever was cut off the last time finishes it now. */
  async function drop(customerId: string, methodId: string): Promise<void> {
    try {
      await gateway.dropMethod(customerId, methodId)
    } catch (error) {
      if (!(error instanceof GatewayFailed && error.isFinal)) throw error
    }
  }
}

/** TABLE-11: a person has a handful, so they are chosen from here. The one that is used first leads, unless they are sorted. */
function asAsked(
  methods: StoredMethod[],
  { ids, filter = '', sort, sort_direction: direction = 'desc' }: ListQuery<'created_at'>,
): StoredMethod[] {
  const found = methods.filter(
    ({ payment_method_id: id, brand, last_four_digits: lastFour }) =>
      (!ids || ids.includes(id)) && `${brand} ${lastFour}`.toLowerCase().includes(filter.toLowerCase()),
  )
  if (!sort) return found
  const sign = direction === 'asc' ? 1 : -1
  return found.toSorted((one, other) => sign * one.createdAt.localeCompare(other.createdAt))
}

const shown = (
  { methodId, customerId: _customer, card: _card, createdAt: _at, ...method }: StoredMethod,
  used: ReadonlySet<string>,
): PaymentMethod => ({ ...method, in_use: used.has(methodId) })
