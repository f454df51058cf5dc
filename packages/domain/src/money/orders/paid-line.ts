/** A payment of a line that has not come: planned, being taken at this moment, or late. */
export interface OpenPayment {
  id: string
  amount: number
  isLate: boolean
  isBeingTaken: boolean
}

/** A line of an order, with what was paid for it so far. A plan in a bundle is a line too, with its share of the bundle. */
export interface PaidLine {
  id: string
  /** The bundle that it was bought in. */
  parentId: string | null
  /** With the order and later, however long it goes on: what has no end has no total either. */
  paid: number
  refunded: number
  /** What it costs in all, as far as that has an end. */
  total: number
  /** Instalments of it whose day has gone by unpaid. */
  late: number
  /** Of a plan in a bundle they are the bundle's. */
  open: readonly OpenPayment[]
  /** Of a plan in a bundle that was given back without the others: what had been paid for it until then. */
  paidAtEnd: number | null
  /** It was given back whole before: whoever sold it has taken it back, and does so once. */
  isEnded: boolean
}
