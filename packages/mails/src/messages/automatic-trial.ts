import { AUTOMATIC_MAILS, type AutomaticKind } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Letter } from '../letter.ts'

/** An automatic mail for whoever writes its words, who cannot leave it by a link. */
export function automaticTrial(
  kind: AutomaticKind,
  { leave: _leave, ...letter }: Letter,
  look: MailBrand,
): Letter {
  return {
    ...letter,
    subject: `Test: ${letter.subject}`,
    why: `You asked for this test of “${AUTOMATIC_MAILS[kind].name}” at ${look.name}. The names in it are made up, and no one else got it.`,
  }
}
