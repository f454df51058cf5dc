import { Action, Note, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { opening } from '../words/opening.ts'
import { greeting } from '../words/phrases.ts'

/** A card runs out before the next payment would be taken from it. */
export const cardExpires: Template<'card-expires'> = (payload, look) => {
  const { card, month, due, amount } = payload
  const hello = greeting(payload.first_name)
  const news = opening({ template: 'card-expires', payload }, look)
  const label = 'Change my card'
  const link = new URL('/payments/methods', look.accountOrigin).href
  const note = `The next payment, ${amount}, is due on ${due}. If your bank has renewed the card automatically, you don’t have to do anything.`
  return {
    subject: `Your card for ${look.name} runs out in ${month}`,
    preview: `${card} runs out at the end of ${month}.`,
    title: 'Your card runs out soon',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraphs texts={news} />
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, ...news, `${label}:\n${link}`, note],
    why: `You’re getting this email because you pay ${look.name} in parts.`,
  }
}
