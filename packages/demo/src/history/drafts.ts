import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import type { Pick as Symbol } from '@clubhouse/contract/selling/lottery'
import { numberOfPayments } from '@clubhouse/domain/selling/catalogue/payment-count'
import { entriesInWords, ticketInWords } from '@clubhouse/domain/selling/lottery/in-words'
import { ladderPrice } from '@clubhouse/domain/selling/lottery/ladder'
import { renewalDay } from '@clubhouse/domain/selling/lottery/renewal'
import { cents } from '@clubhouse/domain/money/money'
import { choiceOf } from '@clubhouse/domain/selling/pricing/line-of'
import { discountOn } from '@clubhouse/domain/selling/pricing/percentage'
import type { Line } from '@clubhouse/domain/selling/pricing/price-lines'
import { idOf } from '../world/ids.ts'
import type { DemoClub } from '../world/shape.ts'
import type { DemoBundle, DemoPlan, DemoProgram, DemoShopItem } from '../world/products.ts'
import type { DemoLottery } from '../world/lottery.ts'
import type { HistoryLine, HistoryPerson } from './shape.ts'

/** What somebody put into their cart. */
export type Want =
  | { kind: 'plan'; plan: string; person: HistoryPerson; inParts: boolean; answers: HistoryLine['answers'] }
  | { kind: 'bundle'; bundle: string; inside: Extract<Want, { kind: 'plan' }>[] }
  | { kind: 'item'; item: string; variant?: number; quantity?: number; amount?: number }
  | {
      kind: 'lotto'
      lottery: string
      count: number
      lines: Symbol[][] | null
      draws: number
      autoRenewal: boolean
      draw: PlayedDraw
    }
  | { kind: 'draw'; lottery: string; count: number; draw: PlayedDraw }

export interface PlayedDraw {
  drawsAt: string
  closesAt: string
  isDrawn: boolean
}

export interface Buying {
  club: DemoClub
  orderId: string
  day: string
  /** Of a plan that is bought on that day. */
  endsOn: string
  code: string | null
}

/** A line before it has a price, with all that the order will say of it. */
export interface Draft {
  line: Line
  option: PaymentOption | null
  nextDue: string | null
  item: Pick<
    HistoryLine,
    'type' | 'productId' | 'name' | 'title' | 'quantity' | 'metadata' | 'demands' | 'ticket'
  > &
    Partial<Pick<HistoryLine, 'person' | 'answers' | 'membership'>>
  inside: { plan: DemoPlan; want: Extract<Want, { kind: 'plan' }>; weight: number }[]
}

export function draftOf(want: Want, name: string, buying: Buying): Draft {
  const id = idOf(`line/${name}`)
  const { club } = buying
  if (want.kind === 'plan') return planDraft(want, id, buying)
  if (want.kind === 'bundle') return bundleDraft(want, id, club)
  if (want.kind === 'item') return itemDraft(want, id, found(club.shop, want.item))
  return ticketDraft(want, id, found(club.lotteries, want.lottery), club.timeZone)
}

const NOTHING = { option: null, nextDue: null, inside: [] }

function planDraft(want: Extract<Want, { kind: 'plan' }>, id: string, { club, day, endsOn }: Buying): Draft {
  const { plan, program } = planOf(club, want.plan)
  const [offered] = plan.paymentOptions
  const isWanted = want.inParts || offered?.type === 'subscription'
  const lasting = { today: day, endsOn: plan.endsOn === null ? null : endsOn }
  const option =
    offered && isWanted ? { ...offered, number_of_payments: numberOfPayments(offered, lasting) } : null
  return {
    ...NOTHING,
    option,
    line: {
      kind: 'plan',
      id,
      planId: plan.id,
      price: cents(plan.price),
      payment: option && choiceOf(option),
    },
    item: {
      type: 'Plan',
      productId: plan.id,
      name: plan.name,
      title: program.title,
      quantity: 1,
      metadata: {},
      demands: demandOf(plan),
      ticket: null,
      ...registered(want, plan, endsOn),
    },
  }
}

export const registered = (want: Extract<Want, { kind: 'plan' }>, plan: DemoPlan, endsOn: string) => ({
  person: want.person,
  answers: want.answers,
  membership: {
    kind: plan.isJuvenile ? ('juvenile' as const) : ('adult' as const),
    endsOn: plan.endsOn === null ? null : endsOn,
  },
})

const demandOf = ({ id, remaining }: DemoPlan): HistoryLine['demands'] =>
  remaining === null ? [] : [{ stockId: id, count: 1 }]

function bundleDraft(want: Extract<Want, { kind: 'bundle' }>, id: string, club: DemoClub): Draft {
  const { bundle, program } = bundleOf(club, want.bundle)
  const inside = want.inside.map((each) => ({
    want: each,
    plan: planOf(club, each.plan).plan,
    weight: found(
      bundle.items.map((item) => ({ ...item, slug: item.plan })),
      each.plan,
    ).priceInBundle,
  }))
  const orNull = (amount: number | null) => (amount === null ? null : cents(amount))
  return {
    ...NOTHING,
    inside,
    line: {
      kind: 'bundle',
      id,
      price: {
        isDynamic: bundle.isDynamicPricing,
        flatPrice: orNull(bundle.flatPrice),
        priceCap: orNull(bundle.priceCap),
      },
      items: inside.map(({ plan, weight }) => ({ planId: plan.id, priceInBundle: cents(weight) })),
    },
    item: {
      type: 'Bundle',
      productId: bundle.id,
      name: bundle.name,
      title: program.title,
      quantity: 1,
      metadata: {},
      demands: inside.flatMap(({ plan }) => demandOf(plan)),
      ticket: null,
    },
  }
}

function itemDraft(want: Extract<Want, { kind: 'item' }>, id: string, item: DemoShopItem): Draft {
  const quantity = want.quantity ?? 1
  const amount = item.anyAmount ? (want.amount ?? item.price) : null
  const variant = want.variant === undefined ? null : (item.variants[want.variant] ?? null)
  const variantId = variant && idOf(`variant/${item.id}/${Object.values(variant.options).join('/')}`)
  const each = cents(amount ?? item.price)
  const off = item.discount && !item.anyAmount ? discountOn(each, item.discount) : cents(0)
  const stockId = variantId ?? (item.remaining === null ? null : item.id)
  const size = variant && item.options.flatMap(({ name }) => variant.options[name] ?? []).join(', ')
  return {
    ...NOTHING,
    line: {
      kind: 'other',
      id,
      price: cents(each * quantity),
      shopDiscount: item.discount && { name: item.discount.name, amount: cents(off * quantity) },
    },
    item: {
      type: 'ShopItem',
      productId: item.id,
      name: item.name,
      quantity,
      ticket: null,
      title: [...(size ? [size] : []), ...(quantity > 1 ? [`${quantity} of them`] : [])].join(' · '),
      metadata: { variant_id: variantId, amount },
      demands: stockId === null ? [] : [{ stockId, count: quantity }],
    },
  }
}

function ticketDraft(
  want: Extract<Want, { kind: 'lotto' | 'draw' }>,
  id: string,
  lottery: DemoLottery,
  timeZone: string,
): Draft {
  const { count, draw } = want
  const { draws, autoRenewal, lines } =
    want.kind === 'lotto' ? want : { draws: 1, autoRenewal: false, lines: null }
  const ticket = { lotteryId: lottery.id, lines, count, draws, autoRenewal, ...drawn(draw) }
  const about = { productId: lottery.id, name: lottery.name, ticket }
  const price = cents(ladderPrice(lottery.prices, count) * draws)
  if (want.kind === 'draw')
    return {
      ...NOTHING,
      line: { kind: 'other', id, price, shopDiscount: null },
      item: {
        ...about,
        type: 'Draw',
        title: entriesInWords(count, draw.drawsAt, timeZone),
        quantity: count,
        metadata: {},
        demands: [{ stockId: lottery.id, count }],
      },
    }
  const option: PaymentOption | null = autoRenewal
    ? {
        payment_option_id: lottery.id,
        type: 'subscription',
        frequency: 'weekly',
        occurrence: draws,
        number_of_payments: null,
        initial_payment: null,
      }
    : null
  return {
    option,
    inside: [],
    nextDue: autoRenewal ? renewalDay(draw.closesAt, draws, timeZone) : null,
    line: {
      kind: 'other',
      id,
      price,
      shopDiscount: null,
      ...(autoRenewal && { payment: { type: 'subscription', payments: null, initial: null } }),
    },
    item: {
      ...about,
      type: 'Lotto',
      quantity: 1,
      demands: [],
      title: ticketInWords({ lines: count, draws, autoRenewal, timeZone, from: draw.drawsAt }),
      metadata: { lines, draws, auto_renewal: autoRenewal },
    },
  }
}

const drawn = ({ drawsAt, isDrawn }: PlayedDraw) => ({ drawsAt, isDrawn })

export function planOf(club: DemoClub, slug: string): { plan: DemoPlan; program: DemoProgram } {
  return found(
    club.programs.flatMap((program) => program.plans.map((plan) => ({ slug: plan.slug, plan, program }))),
    slug,
  )
}

const bundleOf = (club: DemoClub, slug: string): { bundle: DemoBundle; program: DemoProgram } =>
  found(
    club.programs.flatMap((program) =>
      program.bundles.map((bundle) => ({ slug: bundle.slug, bundle, program })),
    ),
    slug,
  )

function found<Item extends { slug: string }>(items: readonly Item[], slug: string): Item {
  const item = items.find((each) => each.slug === slug)
  if (!item) throw new Error(`The demo sells no ${slug}`)
  return item
}
