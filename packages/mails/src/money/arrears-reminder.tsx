import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import { Lines, linesAsText } from '../layout/receipt-blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** The treasurer asks for what is late, with the way to the page on which it is paid. */
export const arrearsReminder: Template<'arrears-reminder'> = (payload, look) => {
  const { number, since, amount } = payload
  const hello = greeting(payload.first_name)
  const name = oneLine(payload.name)
  const news = `This is a friendly reminder from ${look.name}: ${amount} for ${name} was due on ${since} and hasn’t reached us yet. You can pay it here with any card.`
  const lines = [{ name, below: [`Due since ${since}`, `Order ${number}`], amount }]
  const label = `Pay ${amount}`
  const link = new URL('/payments/arrears', look.accountOrigin).href
  const note = `Have you paid in the meantime? Then please ignore this email. If money is tight, get in touch with ${look.name} and we’ll find a way.`
  return {
    subject: `A reminder from ${look.name}: ${amount} is still to pay`,
    preview: `${amount} for ${name}, due on ${since}.`,
    title: `${amount} is still to pay`,
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
    why: `You’re getting this email because you pay ${look.name} in parts.`,
  }
}
