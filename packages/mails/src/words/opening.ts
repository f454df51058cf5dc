import type { AutomaticLetter } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { openingOf } from '@clubhouse/domain/messages/automatic-mails/opening'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import { oneLine } from './phrases.ts'

/** How an automatic mail begins, in the club's words or ours: a paragraph each. */
export const opening = (letter: AutomaticLetter, look: MailBrand): string[] =>
  openingOf(letter, look.name).map(oneLine).filter(Boolean)
