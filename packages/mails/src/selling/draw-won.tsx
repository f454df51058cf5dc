import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'

export const drawWon: Template<'draw-won'> = (payload, look) => {
  const { number, amount } = payload
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const lottery = oneLine(payload.lottery)
  const prizes = payload.prizes.map(oneLine).join(', ')
  const won = amount ?? prizes
  const news = amount
    ? `Well done! You’ve won ${amount} in draw ${number} of ${lottery} (${prizes}).`
    : `Well done! You’ve won in draw ${number} of ${lottery}: ${prizes}.`
  const next = `${look.name} will be in touch about getting it to you. The page of the draw shows the result, and how anyone can check it.`
  return {
    subject: `You’ve won ${won} in ${lottery}`,
    preview: `Draw ${number} of ${lottery}.`,
    title: `You’ve won ${won}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{next}</Paragraph>
        <Action label="See the draw" link={link} look={look} />
      </>
    ),
    text: [hello, news, next, `See the draw:\n${link}`],
    why: `You’re getting this email because you played ${lottery} of ${look.name}.`,
  }
}
