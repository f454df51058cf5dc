import type { Receipt } from '../../../money/orders/receipt.ts'

/** Mails about what was paid, is due or is late. */
export type MoneyMail =
  /** What was bought: the same words as on the screen and on paper. */
  | { template: 'order-receipt'; payload: { first_name: string; is_guest: boolean; receipt: Receipt } }
  /** A payment that was tried as often as we try. `due` and `amount` as they are read. */
  | {
      template: 'payment-failed'
      payload: {
        first_name: string
        number: string
        name: string
        due: string
        amount: string
        opening?: string
      }
    }
  /** Somebody asked for what takes two, and may be the second; `link` is its page in the back office. */
  | {
      template: 'second-person'
      payload: { first_name: string; by: string; task: string; about: string; reason: string; link: string }
    }
  /** A club reminds somebody of what is late; `since`, `amount` as they are read. */
  | {
      template: 'arrears-reminder'
      payload: { first_name: string; number: string; name: string; since: string; amount: string }
    }
  /** An officer asks for what is owed: `link` lets anybody pay it until `until`, without signing in. `amount`, `until` as they are read. */
  | {
      template: 'pay-link'
      payload: { first_name: string; number: string; amount: string; until: string; link: string }
    }
  /** A payment that is taken in a few days; `amount`, `due` and `card` as they are read. */
  | {
      template: 'payment-due'
      payload: {
        first_name: string
        lines: { name: string; detail: string; amount: string }[]
        amount: string
        due: string
        card: string
        opening?: string
      }
    }
  /** A card runs out before the next payment is taken from it. `month` as it is read. */
  | {
      template: 'card-expires'
      payload: {
        first_name: string
        card: string
        month: string
        due: string
        amount: string
        opening?: string
      }
    }
  /** To each owner of a club: `by` opened its account at the payment provider, or went there to fill it in. */
  | {
      template: 'payments-account'
      payload: {
        first_name: string
        by: string | null
        step: 'opened' | 'linked' | 'stopped' | 'working'
        link: string
      }
    }
