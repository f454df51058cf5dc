import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { Receipt, ReceiptLine } from '../../money/orders/receipt.ts'
import type { UnsubscribeLinks } from './mail-brand.ts'

/** Why a ticket was not paid for again: the card, a limit, a break that its holder asked for, or the lotto itself. */
export type RenewalStopped = 'card' | 'limit' | 'break' | 'over'

/**
 * `person` is empty where the reader is them (`is_own`), or may be a stranger; `path` is the page of the club's website where it
 * takes messages, or its first.
 */
export type ClubErasure = {
  first_name: string
  is_own: boolean
  person: string
  path: string
}

/**
 * The mails that the product sends. What colours and name they carry is the club's, looked up when they go, as is the `opening`
 * of an automatic one (../automatic-mails/kinds.ts).
 */
export type Mail =
  | { template: 'verify-email'; payload: { first_name: string; link: string } }
  | {
      template: 'recovery-code'
      payload: { first_name: string; code: string; minutes: number; link: string }
    }
  | {
      template: 'invitation'
      payload: { first_name: string; inviter: string | null; code: string; hours: number; link: string }
    }
  /** `role` as it stands in a sentence: "an admin". */
  | {
      template: 'role-given'
      payload: { first_name: string; inviter: string | null; role: string; link: string }
    }
  /** To whoever is asked to run a club with others. `as` stands in a sentence: "an admin", "treasurer". */
  | {
      template: 'office-invitation'
      payload: { inviter: string | null; as: string; days: number; link: string }
    }
  /** To whoever runs a club differently from now on, or no longer (`after` is null). */
  | {
      template: 'office-changed'
      payload: {
        first_name: string
        by: string | null
        before: string | null
        after: string | null
        link: string
      }
    }
  | { template: 'password-changed'; payload: { first_name: string; at: string; link: string } }
  /** `content` is HTML that was made safe: the one payload that is not text. */
  | {
      template: 'mailing'
      payload: { subject: string; content: string; list: string; unsubscribe: UnsubscribeLinks }
    }
  /** The same to whoever wrote it, before anybody else gets it. */
  | { template: 'mailing-trial'; payload: { subject: string; content: string; list: string } }
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
  /** Somebody tried to sign up with an e-mail that has an account already. */
  | { template: 'account-exists'; payload: { first_name: string; link: string } }
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
  /** To whoever looks after a child that is eighteen now; `path` is the child's page in my account. */
  | {
      template: 'eighteen-today'
      payload: { first_name: string; person: string; path: string; opening?: string }
    }
  /** To a family whose player is in a team: `day`, `times` and `meets` as they are read, `yes` and `no` lead to a page that asks once more. */
  | {
      template: 'team-asked'
      payload: {
        first_name: string
        people: string[]
        team: string
        what: string
        day: string
        times: string
        meets: string | null
        place: string
        note: string
        yes: string
        no: string
        until: string
      }
    }
  /** A match or training is off; `said` is whole sentences of ours with the coach’s reason in them. */
  | { template: 'team-off'; payload: { first_name: string; team: string; said: string; until: string } }
  /** To whoever signed somebody up for the first time; `plans` as they are called. */
  | {
      template: 'member-welcome'
      payload: { first_name: string; members: string[]; plans: string[]; opening?: string }
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
  /** One of the club's automatic mails, with made-up names, to whoever is writing its words. */
  | { template: 'automatic-trial'; payload: { kind: AutomaticKind; opening: string | null; at: string } }
  /** To whoever has grown up: `from` is who looked after them so far. Without a code for whoever can sign in already. */
  | {
      template: 'own-sign-in'
      payload: {
        first_name: string
        from: string
        /** The club offers it, to the address that the family gave it. */
        by_club?: true
        email: string
        code: string | null
        hours: number
      }
    }
  /** To a new mailbox: whoever reads it may make it the e-mail of their account. */
  | { template: 'confirm-new-email'; payload: { first_name: string; hours: number; link: string } }
  /** To the mailbox that was, so that nobody takes an account away unseen. `email` is the new one, half hidden. */
  | { template: 'email-changed'; payload: { first_name: string; email: string; at: string; link: string } }
  /** `name` is what its owner calls it. */
  | { template: 'passkey-added'; payload: { first_name: string; name: string; at: string; link: string } }
  /** To whoever runs a club and lost their passkeys: an owner (`by`) lets them set up a new one. */
  | { template: 'passkeys-reset'; payload: { first_name: string; by: string | null; link: string } }
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
  /** To each owner of a club: `by` opened the medical notes of a team at one press. Never whose they are, or what they say. */
  | {
      template: 'team-emergency'
      payload: {
        first_name: string
        by: string | null
        team: string
        notes: number
        at: string
        link: string
      }
    }
  /** Somebody will be erased on `day`, as it is read, unless they sign in and keep the account. */
  | { template: 'erasure-asked'; payload: { first_name: string; day: string; link: string } }
  /** To whom it is about, or of a child to whoever acts for it: their club was asked to erase them on `day`, and takes `along` others. */
  | {
      template: 'club-erasure-asked'
      payload: ClubErasure & { day: string; has_account: boolean; along: number; ends_plan: boolean }
    }
  | { template: 'club-erasure-stopped'; payload: ClubErasure }
  /** To the club itself, from its contact form. */
  | {
      template: 'contact-message'
      payload: {
        sender: string
        email: string
        phone: string | null
        content: string
        /** What they wrote back by mail, to whoever looks after the message. */
        isAnswer?: boolean
      }
    }
  /** What a governing body wrote to those who run a club, in the body's own name. */
  | {
      template: 'body-message'
      payload: {
        first_name: string
        body: string
        by: string
        club: string
        subject: string
        content: string
      }
    }
  /** To the owners of a club: `by`, of a governing body, asks to read its members. */
  | {
      template: 'body-asks'
      payload: { first_name: string; body: string; by: string; reason: string; link: string }
    }
  /** To whoever asked: what the club said. `day` as it is read, until which they may; null for no. */
  | {
      template: 'body-answered'
      payload: { first_name: string; club: string; day: string | null; link: string }
    }
  /** To the owners of a club: a domain of its own is served no longer, because it leads elsewhere, or is not proven any more. */
  | {
      template: 'domain-lost'
      payload: { first_name: string; domain: string; is_unproven: boolean; link: string }
    }
  /** What somebody of the club answered to it; `follows` are the mails of the thread before this one. */
  | {
      template: 'message-reply'
      payload: { subject: string; answer: string; by: string; asked: string; follows: string[] }
    }

export type MailTemplate = Mail['template']
