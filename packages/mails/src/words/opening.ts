import type { AutomaticLetter } from '@clubhouse/domain/mails/automatic/kinds'
import { openingOf } from '@clubhouse/domain/mails/automatic/opening'
import type { MailBrand } from '@clubhouse/domain/mails/mails'
import { oneLine } from './phrases.ts'

/** How an automatic mail begins, in the club's words or ours: a paragraph each. */
export const opening = (letter: AutomaticLetter, look: MailBrand): string[] =>
  openingOf(letter, look.name).map(oneLine).filter(Boolean)
