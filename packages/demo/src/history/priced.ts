import { laterDays } from '@clubhouse/domain/selling/catalogue/payment-count'
import { cents } from '@clubhouse/domain/money/money'
import { allocate } from '@clubhouse/domain/selling/pricing/allocate'
import { bundleShares } from '@clubhouse/domain/selling/pricing/bundle-price'
import { type DiscountCode, priceLines, type PricedLine } from '@clubhouse/domain/selling/pricing/price-lines'
import { idOf } from '../world/ids.ts'
import type { DemoClub } from '../world/shape.ts'
import { type Buying, type Draft, draftOf, planOf, registered, type Want } from './drafts.ts'
import type { HistoryLine, HistoryOrder } from './shape.ts'

type Priced = Pick<HistoryOrder, 'lines' | 'discounts' | 'codeId' | 'subtotal' | 'total' | 'today' | 'later'>

/** A cart as the house would have priced it on that day. */
export function priced(wants: readonly Want[], buying: Buying): Priced {
  const { club, code: typed } = buying
  const drafts = wants.map((want, at) => draftOf(want, `${buying.orderId}/${at}`, buying))
  const code = club.codes.find((each) => each.code === typed) ?? null
  const prices = priceLines(
    drafts.map(({ line }) => line),
    { multiBuys: multiBuysOf(club), code: code && codeOf(code) },
  )
  return {
    lines: drafts.flatMap((draft, at) => linesOf(draft, prices.lines[at], buying)),
    discounts: prices.discounts,
    codeId: prices.discounts.some(({ kind }) => kind === 'code') ? (code?.id ?? null) : null,
    subtotal: prices.subtotal,
    total: prices.total,
    today: prices.today,
    later: prices.later,
  }
}

function linesOf(draft: Draft, price: PricedLine | undefined, { day, endsOn }: Buying): HistoryLine[] {
  if (!price) return []
  const { item, option, inside, line } = draft
  const { payments, subtotal, total } = price
  const days = option ? laterDays(day, option, Math.max(1, ...payments.laterAt)) : []
  const next = draft.nextDue ?? days[0] ?? day
  const none = { person: null, answers: null, membership: null, refused: [], stoppedOn: null }
  const own: HistoryLine = {
    ...none,
    ...item,
    id: line.id,
    parentId: null,
    price: Math.floor(subtotal / item.quantity),
    subtotal,
    total,
    today: payments.today.total,
    discounts: price.discounts,
    later: payments.later.map((amount, at) => ({
      due: days[(payments.laterAt[at] ?? 1) - 1] ?? next,
      amount,
    })),
    recurring: payments.endless === null ? null : { amount: payments.endless, next },
    paymentOption: option,
  }
  if (inside.length === 0) return [own]
  const prices = bundleShares(
    subtotal,
    inside.map(({ weight }) => cents(weight)),
  )
  const totals = allocate(total, prices)
  const parts = inside.map(({ plan, want }, at): HistoryLine => {
    const share = prices[at] ?? 0
    return {
      ...none,
      ...registered(want, plan, endsOn),
      id: idOf(`inside/${line.id}/${at}`),
      parentId: line.id,
      type: 'Plan',
      productId: plan.id,
      name: plan.name,
      title: '',
      quantity: 1,
      metadata: {},
      // Its places are asked for by the bundle.
      demands: [],
      ticket: null,
      price: share,
      subtotal: share,
      discounts: [],
      total: totals[at] ?? 0,
      today: totals[at] ?? 0,
      later: [],
      recurring: null,
      paymentOption: null,
    }
  })
  return [own, ...parts]
}

const multiBuysOf = (club: DemoClub) =>
  club.discounts.map(({ id, name, type, plans, offerings }) => ({
    id,
    name,
    type,
    planIds: plans.map((slug) => planOf(club, slug).plan.id),
    offerings: offerings.map(({ number_of_products, discount_amount }) => ({
      products: number_of_products,
      amount: discount_amount,
    })),
  }))

const codeOf = ({ code, type, amount }: DemoClub['codes'][number]): DiscountCode => ({
  code,
  type,
  amount,
  planIds: null,
})
