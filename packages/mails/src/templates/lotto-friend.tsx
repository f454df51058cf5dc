import { mailName } from '@clubhouse/domain/mails/mail-name'
import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/greeting.ts'

/** LOTTO-14: to somebody whom a player told us of, and who can end it at once. */
export const lottoFriend: Template<'lotto-friend'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const player = mailName(payload.player ?? '') || 'A player'
  const news = `${player} plays the lotto of ${look.name} and thought that you might like to join in.`
  const cause =
    'Every line helps to pay for pitches, coaches and jerseys. You pick your numbers online and we tell you when you win.'
  const label = 'See the lotto'
  const note = 'You must be 18 or older to play.'
  return {
    subject: `An invitation to the lotto of ${look.name}`,
    preview: `${player} thought that you might like to join in.`,
    title: 'Join us in the lotto',
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{cause}</Paragraph>
        <Action label={label} link={link} look={look} />
        <Note>{note}</Note>
      </>
    ),
    text: [hello, news, cause, `${label}:\n${link}`, note],
    why: `You get this mail because a player gave your e-mail address to ${look.name}. We write to you about the lotto only.`,
    leave: { label: 'Unsubscribe from all lotto e-mails', link: webAddress(payload.unsubscribe.page) },
  }
}
