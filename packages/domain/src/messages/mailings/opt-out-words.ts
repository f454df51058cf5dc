import type { OptOut, OptOutKind } from '@clubhouse/contract/messages/office/opt-outs'

/** What somebody gets no more of, where no list has a name for it. */
export const OPT_OUT_WORDS: Record<OptOutKind, string> = {
  list: 'One mailing list',
  news: 'All mailing lists',
  reminders: 'Reminders',
  lotto: 'Lotto',
  everywhere: 'All mailing lists, of every club',
  bounced: 'All mailing lists',
}

const WAYS: Record<OptOut['how'], string> = {
  link: 'By the link in a mail',
  preferences: 'In their preferences',
  either: 'By a link or in their preferences',
  bounce: 'Mails came back',
}

/** "In their preferences"; of an address that was set aside, why. */
export const optOutHow = ({ how, reason }: Pick<OptOut, 'how' | 'reason'>): string =>
  how === 'bounce' && reason ? `${WAYS.bounce}: ${reason}` : WAYS[how]
