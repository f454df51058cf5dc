import type { RenewalStopped } from '@clubhouse/domain/messages/mail/mails/selling'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting, oneLine } from '../words/phrases.ts'

interface Words {
  preview: string
  news: string
  next: string
  label: string
}

const NOT_CHARGED = 'Your card wasn’t charged, and your lines aren’t in the next draw.'

const wordsFor = (lottery: string): Record<RenewalStopped, Words> => ({
  card: {
    preview: 'Your card was refused, so your lines aren’t in the next draw.',
    news: `We couldn’t take the payment for your ticket of ${lottery} before the next draw closed, so your lines aren’t in it. We won’t try your card again, and you owe nothing.`,
    next: 'Your ticket has stopped renewing. To play on, buy a new one with a card that works.',
    label: 'Buy a new ticket',
  },
  limit: {
    preview: NOT_CHARGED,
    news: `Renewing your ticket of ${lottery} would have gone over the limit for a week: the club’s, or your own. ${NOT_CHARGED}`,
    next: 'Your ticket has stopped renewing. You can still play within the limit.',
    label: 'See the lotto',
  },
  break: {
    preview: NOT_CHARGED,
    news: `You asked for a break from playing, so we didn’t renew your ticket of ${lottery}. ${NOT_CHARGED}`,
    next: 'Your ticket has stopped renewing, and it won’t start again unless you set it up.',
    label: 'See your limits',
  },
  over: {
    preview: NOT_CHARGED,
    news: `${lottery} is no longer played as it was when you bought your ticket, so we didn’t renew it. ${NOT_CHARGED}`,
    next: 'Your ticket has stopped renewing. You don’t have to do anything.',
    label: 'See what’s on at the club',
  },
})

/** A ticket that was not paid for again, and why. */
export const renewalStopped: Template<'renewal-stopped'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const lottery = oneLine(payload.lottery)
  const { preview, news, next, label } = wordsFor(lottery)[payload.why ?? 'card']
  const link = new URL(payload.path, look.origin).href
  return {
    subject: `Your ticket of ${lottery} wasn’t renewed`,
    preview,
    title: 'Your ticket wasn’t renewed',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{next}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, next, `${label}:\n${link}`],
    why: `You’re getting this email because you have a ticket of ${lottery} that renews.`,
  }
}
