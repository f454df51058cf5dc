import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** A ticket that could not be paid for again before the cut-off. */
export const renewalStopped: Template<'renewal-stopped'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const lottery = oneLine(payload.lottery)
  const news = `We couldn’t take the payment for your ticket of ${lottery} before the next draw closed, so your lines aren’t in it. We won’t try your card again, and you owe nothing.`
  const next = 'Your ticket has stopped renewing. To play on, buy a new one with a card that works.'
  const label = 'Buy a new ticket'
  const link = new URL(payload.path, look.origin).href
  return {
    subject: `Your ticket of ${lottery} wasn’t renewed`,
    preview: 'Your card was refused, so your lines aren’t in the next draw.',
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
    why: `You’re getting this e-mail because you have a ticket of ${lottery} that renews.`,
  }
}
