import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import { Lines, linesAsText } from '../layout/receipt-blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'
import { cartLines } from '../words/receipt-lines.ts'

/** One friendly word about what lies in a cart; who wants none of these says so once. */
export const cartLeft: Template<'cart-left'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const lines = cartLines(payload.lines)
  const news = `You left something in your cart at ${look.name}. It’s still there, if you’d like to finish.`
  const label = 'Go to checkout'
  const note = 'We aren’t holding a place for you yet: it’s yours once you’ve paid.'
  return {
    subject: `Your cart at ${look.name} is waiting`,
    preview: 'It’s still there, if you’d like to finish.',
    title: 'Still thinking about it?',
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
    why: `You’re getting this email because you have a cart at ${look.name}.`,
    leave: { label: 'Unsubscribe from cart reminders', link: webAddress(payload.unsubscribe.page) },
  }
}
