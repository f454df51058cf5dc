import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import { Lines, linesAsText } from '../layout/receipt-blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting } from '../words/greeting.ts'
import { oneLine } from '../words/one-line.ts'

/** MYACC-05: a later payment that did not go through, and the one thing to do about it. */
export const paymentFailed: Template<'payment-failed'> = (payload, look) => {
  const { number, due, amount } = payload
  const hello = greeting(payload.first_name)
  const name = oneLine(payload.name)
  const news = `We couldn’t take your payment of ${amount} to ${look.name}. Your card may have run out, or your bank wants to hear from you first.`
  const lines = [{ name, below: [`Due on ${due}`, `Order ${number}`], amount }]
  const label = 'Pay now'
  const link = new URL('/arrears', look.accountOrigin).href
  const note = 'You can pay with the same card or another one. We won’t try again by ourselves.'
  return {
    subject: `Your payment to ${look.name} didn’t go through`,
    preview: `${amount} for ${name}.`,
    title: 'A payment didn’t go through',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Lines lines={lines} />
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, news, linesAsText(lines), `${label}:\n${link}`, note],
    why: `You’re getting this e-mail because you pay ${look.name} in parts.`,
  }
}
