import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { UnsubscribeLinks } from '../mail-brand.ts'

/** Mails that carry what somebody wrote. */
export type MessagesMail =
  /** `content` is HTML that was made safe: the one payload that is not text. */
  | {
      template: 'mailing'
      payload: { subject: string; content: string; list: string; unsubscribe: UnsubscribeLinks }
    }
  /** The same to whoever wrote it, before anybody else gets it. */
  | { template: 'mailing-trial'; payload: { subject: string; content: string; list: string } }
  /** One of the club's automatic mails, with made-up names, to whoever is writing its words. */
  | { template: 'automatic-trial'; payload: { kind: AutomaticKind; opening: string | null; at: string } }
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
  /** What somebody of the club answered to it; `follows` are the mails of the thread before this one. */
  | {
      template: 'message-reply'
      payload: { subject: string; answer: string; by: string; asked: string; follows: string[] }
    }
