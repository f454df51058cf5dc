import { Action, Note, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { opening } from '../words/opening.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** A draw was held: to whoever played in it and has not won. */
export const drawResult: Template<'draw-result'> = (payload, look) => {
  const { number, numbers, winners, jackpot } = payload
  const hello = greeting(payload.first_name)
  const lottery = oneLine(payload.lottery)
  const link = webAddress(payload.link)
  const news = opening({ template: 'draw-result', payload }, look)
  const won = winners === 0 ? 'Nobody won' : winners === 1 ? '1 line won' : `${winners} lines won`
  const next = `${won} this time. The next jackpot is ${jackpot}.`
  const label = 'See the draw'
  const note = 'Only play what you can spare. You can set a limit, or take a break, whenever you like.'
  return {
    subject: `${lottery}: the numbers of draw ${number}`,
    preview: numbers,
    title: `Draw ${number}: ${numbers}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraphs texts={news} />
        <Paragraph>{next}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, ...news, next, `${label}:\n${link}`, note],
    why: `You’re getting this email because you played ${lottery} of ${look.name}.`,
    leave: { label: 'Unsubscribe from lotto results', link: webAddress(payload.unsubscribe.page) },
  }
}
