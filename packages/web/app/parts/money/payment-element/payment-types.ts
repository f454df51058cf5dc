import type { Ref } from 'react'

/** One interface for whichever gateway the deployment has: a page never asks which it is. */

export type Funding = 'credit' | 'debit' | 'prepaid' | 'unknown'

export interface PaymentChange {
  /** PAY-14: everything is there that the gateway needs. */
  isComplete: boolean
  /** Null until the gateway has said it, which it does with the token. */
  funding: Funding | null
}

/** PAY-22: what stands for the card in the checkout call; the server asks the gateway what it is (OPEN-109). */
export interface CardToken {
  confirmationToken: string
  funding: Funding
}

/** ERR-20 to ERR-25: `message` is to be shown as it is. */
export interface PaymentFailure {
  message: string
}

export interface ConfirmWishes {
  /** What the checkout call answered. */
  paymentToken: string
  /** Where the bank sends the buyer back to, should it want to see them: a whole address of this site. */
  returnUrl: string
  /** PAY-15 */
  save: boolean
}

/** PAY-19: what is on its way is no success yet. `leaving` means that the bank's page is coming. */
export type PaymentOutcome =
  /** `method`: what the gateway calls the card that it keeps from now on. */
  | { status: 'succeeded'; method?: string | undefined }
  | { status: 'processing' | 'leaving' }
  | ({ status: 'failed' } & PaymentFailure)

export interface PaymentHandle {
  /** Turns what was entered into a token. Errors of fields stand at the fields, the first of them focused. */
  tokenise: () => Promise<CardToken | PaymentFailure>
  /** Pays with the latest token, or makes one first. */
  confirm: (wishes: ConfirmWishes) => Promise<PaymentOutcome>
}

export interface PaymentElementProps {
  gateway: 'sandbox' | 'stripe'
  publishableKey: string | null
  /** In cents; 0 where a card is only taken for later. */
  amount: number
  /** Lower case, as gateways want it. */
  currency: string
  /** PAY-21, OPEN-101: the club's own account at the gateway. */
  onBehalfOf: string | null
  /** PAY-15: the card is kept for later; the gateway asks its holder for consent accordingly. */
  savesCard: boolean
  isDisabled?: boolean
  onChange: (change: PaymentChange) => void
  ref?: Ref<PaymentHandle>
}
