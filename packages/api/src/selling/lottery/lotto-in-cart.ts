import { randomInt } from 'node:crypto'
import type { LineProblem, NewCartItem } from '@clubhouse/contract/selling/cart'
import type { LottoInCart } from '@clubhouse/contract/selling/lottery'
import { ladderPrice, stepFor } from '@clubhouse/domain/selling/lottery/ladder'
import { linesProblem, luckyLine, type PickRules, sortedLine } from '@clubhouse/domain/selling/lottery/lines'
import { renewalDay } from '@clubhouse/domain/selling/lottery/renewal'
import { ticketInWords } from '@clubhouse/domain/selling/lottery/in-words'
import { cents } from '@clubhouse/domain/money/money'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { CartRefusal, EnteredItem, SentItem, ShownLine, SoldProduct, StoredItem } from '../cart/port.ts'
import type { LotteryFacts } from './facts.ts'

/** LOTTO-10: a ticket of a lotto in a cart. What was chosen is stored, and lucky dips as they fell. */

const isTicket = (metadata: NewCartItem['metadata']): metadata is LottoInCart => 'lines' in metadata

const rulesOf = ({ pick_type: type, pick_count: count, symbols }: LotteryFacts): PickRules => ({
  type,
  count,
  symbols,
})

export function enterTicket(
  { item: { metadata }, product }: SentItem,
  facts: LotteryFacts,
  isSignedIn: boolean,
): Result<EnteredItem, CartRefusal> {
  if (!isTicket(metadata)) return not('invalid_lines', 'Choose your lines first.')
  const { lines: sent, draws, auto_renewal } = metadata
  if (auto_renewal && !isSignedIn)
    return not('sign_in_needed', 'Please sign in to have your ticket renewed, or buy it without renewal.')
  const broken = changed(facts, metadata)
  if (broken !== null) return not('invalid_lines', broken)
  if (facts.open_draws < draws) return not('closed', noDraw(product.name))
  const rules = rulesOf(facts)
  const lines = sent.map((line) =>
    line.length > 0 ? sortedLine(rules, line) : luckyLine(rules, (most) => randomInt(most)),
  )
  return accept({
    productId: product.id,
    name: product.name,
    paymentOptionId: null,
    quantity: 1,
    priceSeen: priceOf(facts, lines.length, draws),
    metadata: { lines, draws, auto_renewal },
    person: null,
    answers: null,
    inside: [],
  })
}

const not = (code: string, message: string) => refuse({ code, message })
const noDraw = (name: string) => `${name} has no draw open for this at the moment. Please come back soon.`
const priceOf = ({ prices }: LotteryFacts, lines: number, draws: number) =>
  cents(ladderPrice(prices, lines) * draws)

/** Why a ticket is not one that the lotto sells, now that it may have been changed. */
function changed(facts: LotteryFacts, { lines, draws, auto_renewal }: LottoInCart): string | null {
  if (!facts.draw_counts.includes(draws))
    return `Choose one of these numbers of draws: ${facts.draw_counts.join(', ')}.`
  if (auto_renewal && !facts.allows_auto_renewal) return 'Tickets for this lotto can’t renew automatically.'
  return linesProblem(rulesOf(facts), lines, facts.max_count)
}

export function showTicket(item: StoredItem, product: SoldProduct, facts: LotteryFacts): ShownLine {
  // Written by `enterTicket`.
  const chosen = item.metadata as LottoInCart
  const { lines, draws, auto_renewal: renews } = chosen
  const unitPrice = priceOf(facts, lines.length, draws)
  const step = stepFor(facts.prices, lines.length)
  const { draw, time_zone: timeZone } = facts
  return {
    line: {
      kind: 'other',
      id: item.id,
      price: cents(unitPrice * item.quantity),
      shopDiscount: null,
      ...(renews && { payment: { type: 'subscription', payments: null, initial: null } }),
    },
    unitPrice,
    title: ticketInWords({
      lines: lines.length * item.quantity,
      draws,
      autoRenewal: renews,
      timeZone,
      from: draw?.draws_at ?? null,
    }),
    paymentOption: renews ? renewalOf(product.id, draws) : null,
    nextDue: renews && draw ? renewalDay(draw.closes_at, draws, timeZone) : null,
    programId: null,
    paymentOptions: [],
    endsOn: null,
    isDynamicPricing: false,
    demands: [],
    inside: [],
    problem: problemOf(product, facts, chosen),
    chosen: {
      pick: facts.pick_type,
      lines,
      draws,
      auto_renewal: renews,
      ...(step && { configurable_price: { title: step.title, price: step.price } }),
    },
  }
}

/** As often as its draws are over. Each lotto has one such way to pay, by the lotto's own id. */
const renewalOf = (lotteryId: string, draws: number) => ({
  payment_option_id: lotteryId,
  type: 'subscription' as const,
  frequency: 'weekly' as const,
  occurrence: draws,
  number_of_payments: null,
  initial_payment: null,
})

function problemOf(
  { name, isActive }: SoldProduct,
  facts: LotteryFacts,
  chosen: LottoInCart,
): LineProblem | null {
  if (!isActive)
    return { kind: 'gone', message: `${name} is no longer on offer. Please remove it to continue.` }
  if (facts.open_draws < chosen.draws)
    return { kind: 'expired', message: `${name} has no draw open for this. Please remove it to continue.` }
  // What a machine picked is right as it was; lines are looked at as the rules of today would.
  const isPicked = facts.pick_type === 'Lucky Dip' || facts.pick_type === 'None'
  const asChosen = isPicked ? { ...chosen, lines: chosen.lines.map(() => []) } : chosen
  const broken = changed(facts, asChosen)
  return broken === null
    ? null
    : { kind: 'gone', message: `${name} has changed. Please remove it and choose again. ${broken}` }
}
