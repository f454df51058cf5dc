import { Action, Note, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import { Lines, linesAsText } from '../layout/receipt-blocks.tsx'
import type { Template } from '../letter.ts'
import { opening } from '../words/opening.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** A later payment that did not go through, with the way to the page on which it is paid. */
export const paymentFailed: Template<'payment-failed'> = (payload, look) => {
  const { number, due, amount } = payload
  const hello = greeting(payload.first_name)
  const name = oneLine(payload.name)
  const news = opening({ template: 'payment-failed', payload }, look)
  const lines = [{ name, below: [`Due on ${due}`, `Order ${number}`], amount }]
  const label = `Pay ${amount}`
  const link = new URL('/payments/arrears', look.accountOrigin).href
  const note = `We won’t try again automatically. If you need a hand, get in touch with ${look.name}.`
  return {
    subject: `Your payment to ${look.name} didn’t go through`,
    preview: `${amount} for ${name}.`,
    title: 'A payment didn’t go through',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraphs texts={news} />
        <Lines lines={lines} />
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, ...news, linesAsText(lines), `${label}:\n${link}`, note],
    why: `You’re getting this email because you pay ${look.name} in parts.`,
  }
}
