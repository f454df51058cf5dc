import type { CartItem, ChosenOfLine, LineProblem, NewCartItem } from '@clubhouse/contract/selling/cart'
import type { Currency } from '@clubhouse/contract/site/club'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import type { ProductType } from '@clubhouse/contract/selling/products'
import type { Cents } from '@clubhouse/domain/money/money'
import type { Line } from '@clubhouse/domain/selling/pricing/price-lines'
import type { Result } from '@clubhouse/domain/result'
import type { JudgedAnswers } from '#people/forms/port.ts'

/**
 * What a capability says of a type of product, so that it can be put into a cart. The cart itself knows lines, prices and
 * stock; what a plan or a jersey needs to be told, and how it is shown, is for whoever sells it.
 */
export interface CartKind {
  types: readonly ProductType[]
  /** HOSTS-16: only for those who are signed in as members of the club. */
  isForMembers: boolean
  /**
   * What it has to know of a product, as JSON in SQL, read in one statement with the cart: `sold` is the product, `c` the
   * club, `k` the cart (or nulls), `asked.now` the moment and `asked.user_id` the caller.
   */
  facts: string
  /**
   * What it has to know is the same whoever asks, and changes with the club's revision, or nobody minds for a minute: then a
   * new cart of nobody takes it from memory (`of-nobody/`). The checkout reads it anew.
   */
  isSameForAll?: boolean
  /** Judges what was sent, all items of this kind at once. No transaction is open: it may ask other hosts and make people. */
  enter: (sent: readonly SentItem[], entering: Entering) => Promise<Result<EnteredItem[], CartRefusal>>
  /** Whether the same thing added twice is one line with more of it; without this each stands for itself. */
  isCounted?: (item: Pick<EnteredItem, 'metadata'>, type: ProductType) => boolean
  /** A line as it stands at a moment, before prices are made and stock is shared out. */
  show: (item: StoredItem, product: SoldProduct, at: CartMoment) => ShownLine
}

/** One item that somebody wants to add, with its place in the call. */
export interface SentItem {
  place: string
  item: NewCartItem
  product: SoldProduct
}

export interface Entering {
  club: { id: string; slug: string }
  /** Null for somebody who is not signed in. */
  userId: string | null
  at: CartMoment
  /** Left out where somebody buys for themselves and theirs. */
  byHand?: ByHand | undefined
}

/**
 * A registrar of the club puts somebody in from a paper form: what its questions leave open is no mistake. `trial` looks only, and makes
 * nobody: the price, and whether it can be sold.
 */
export type ByHand = 'trial' | 'real'

export interface CartMoment {
  now: Date
  /** Where the club is. */
  today: string
  currency: Currency
}

/** Why something is not added; every one of them is answered with 400. */
export interface CartRefusal {
  code: string
  message: string
  errors?: Record<string, string>
}

/** A product of the club, offered or not; `facts` is what its kind asked for. */
export interface SoldProduct {
  id: string
  type: ProductType
  slug: string
  name: string
  isActive: boolean
  facts: unknown
}

/** What may be stored of an item. */
export interface EnteredItem {
  productId: string
  name: string
  paymentOptionId: string | null
  quantity: number
  priceSeen: Cents
  metadata: Record<string, unknown>
  person: { memberId: string; firstName: string; lastName: string } | null
  answers: { member: StoredAnswers; guardian: StoredAnswers | null } | null
  inside: EnteredItem[]
}

/** Answers that were judged. */
export type StoredAnswers = Omit<JudgedAnswers, 'id'>

export interface StoredItem {
  id: string
  parentId: string | null
  productId: string
  paymentOptionId: string | null
  position: number
  quantity: number
  priceSeen: Cents
  metadata: Record<string, unknown>
  memberId: string | null
  firstName: string | null
  lastName: string | null
  /** For the order; no reply of the cart has them. */
  memberAnswersId: string | null
  guardianAnswersId: string | null
  /** The plans of a bundle. */
  inside: StoredItem[]
}

/** So many of something that runs out. */
export interface Demand {
  stockId: string
  count: number
  /** What is there for this buyer. */
  left: number
  name: string
}

export interface ShownLine {
  line: Line
  /** Of one, before any discount: what is compared with what was seen. */
  unitPrice: Cents
  programId: string | null
  title: string
  paymentOption: PaymentOption | null
  /** When what comes again is paid next, where that is not by the rhythm of the option; a plain date. */
  nextDue?: string | null
  paymentOptions: PaymentOption[]
  endsOn: string | null
  isDynamicPricing: boolean
  demands: Demand[]
  problem: LineProblem | null
  /** Said where there are more of it than anybody may buy at once. */
  tooMany?: string | null
  /** DATA-27: what else the line says of what was chosen. */
  chosen?: ChosenOfLine
  /** What each plan of a bundle is and weighs. */
  inside: { item: StoredItem; product: CartItem['product']; endsOn: string | null; weight: Cents }[]
}
