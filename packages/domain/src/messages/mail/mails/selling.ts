import type { ReceiptLine } from '../../../money/orders/receipt.ts'
import type { UnsubscribeLinks } from '../mail-brand.ts'

/** Why a ticket was not paid for again: the card, a limit, a break that its holder asked for, or the lotto itself. */
export type RenewalStopped = 'card' | 'limit' | 'break' | 'over'

/** Mails about what can be bought or won, before and after. */
export type SellingMail =
  /** `player` is who told us of this friend. */
  | {
      template: 'lotto-friend'
      payload: { first_name: string; player: string | null; link: string; unsubscribe: UnsubscribeLinks }
    }
  /** `until` is an instant, told in the club's own `time_zone`. */
  | {
      template: 'place-offered'
      payload: {
        first_name: string
        plan: string
        count: number
        until: string
        time_zone: string
        link: string
        opening?: string
      }
    }
  /** `reason` is what somebody of the club typed; whoever keeps their place waits on. */
  | {
      template: 'place-withdrawn'
      payload: { first_name: string; plan: string; reason: string; keeps_place: boolean; link: string }
    }
  /** Somebody has won: `prizes` as they are called, `amount` as it is read; null for what is not money. */
  | {
      template: 'draw-won'
      payload: {
        first_name: string
        lottery: string
        number: number
        prizes: string[]
        amount: string | null
        link: string
      }
    }
  /** A ticket of a lotto whose card was refused up to the cut-off; `path` is the lotto's page. */
  | {
      template: 'renewal-stopped'
      payload: { first_name: string; lottery: string; path: string; why?: RenewalStopped }
    }
  /** Somebody put things into a cart and went away. */
  | {
      template: 'cart-left'
      payload: {
        first_name: string
        lines: Pick<ReceiptLine, 'name' | 'detail' | 'amount'>[]
        link: string
        unsubscribe: UnsubscribeLinks
      }
    }
  /** To whoever acts for those whose next season can be bought. */
  | {
      template: 'renewal-opens'
      payload: {
        first_name: string
        people: { name: string; plan: string }[]
        unsubscribe: UnsubscribeLinks
        opening?: string
      }
    }
  /** To whoever played in a draw of the lotto and has not won; `jackpot` is what can be won next. */
  | {
      template: 'draw-result'
      payload: {
        first_name: string
        lottery: string
        number: number
        numbers: string
        winners: number
        jackpot: string
        link: string
        unsubscribe: UnsubscribeLinks
        opening?: string
      }
    }
