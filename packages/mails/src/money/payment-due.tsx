import { Action, Note, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import { Lines, linesAsText } from '../layout/receipt-blocks.tsx'
import type { Template } from '../letter.ts'
import { opening } from '../words/opening.ts'
import { greeting } from '../words/phrases.ts'
import { cartLines } from '../words/receipt-lines.ts'

/** A payment is taken in a few days. */
export const paymentDue: Template<'payment-due'> = (payload, look) => {
  const { amount, due, card } = payload
  const hello = greeting(payload.first_name)
  const news = opening({ template: 'payment-due', payload }, look)
  const lines = cartLines(payload.lines)
  const label = 'See my payments'
  const link = new URL('/payments', look.accountOrigin).href
  const note = `We’ll take ${amount} on ${due} from ${card}. You can pay with another card if you change it before then.`
  return {
    subject: `Your next payment to ${look.name}: ${amount} on ${due}`,
    preview: `${amount} on ${due}.`,
    title: 'Your next payment',
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
