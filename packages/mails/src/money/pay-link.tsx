import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

/** Whoever has it pays without signing in: a grandparent, or the other parent. */
export const payLink: Template<'pay-link'> = (payload, look) => {
  const { amount, number, until } = payload
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const news = `Here’s a link to pay ${amount} for order #${number} at ${look.name}. You don’t need to sign in.`
  const how = `It works until ${until}. Anyone you send it to can pay with it, and they only see what’s to be paid. We don’t keep the card.`
  const label = `Pay ${amount}`
  return {
    subject: `Pay ${amount} to ${look.name}`,
    preview: news,
    title: `${amount} to pay`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Paragraph>{how}</Paragraph>
      </>
    ),
    text: [hello, news, `${label}:\n${link}`, how],
    why: `You’re getting this email because ${look.name} sent you a link to pay. If something isn’t right, just answer it.`,
  }
}
