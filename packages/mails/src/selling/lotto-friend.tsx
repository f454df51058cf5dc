import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Note, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting } from '../words/phrases.ts'

/** LOTTO-14: to somebody whom a player told us of, and who can end it at once. */
export const lottoFriend: Template<'lotto-friend'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const player = mailName(payload.player ?? '') || 'A player'
  const news = `${player} plays the lotto at ${look.name} and thought you might like to join in.`
  const cause =
    'Every line helps pay for pitches, coaches and jerseys. Pick your numbers online and we’ll tell you if you win.'
  const label = 'See the lotto'
  const note = 'You must be 18 or older to play.'
  return {
    subject: `An invitation to the lotto at ${look.name}`,
    preview: `${player} thought you might like to join in.`,
    title: 'Play the lotto with us',
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
    why: `You’re getting this email because a player gave your address to ${look.name}. We’ll only write to you about the lotto.`,
    leave: { label: 'Unsubscribe from all lotto emails', link: webAddress(payload.unsubscribe.page) },
  }
}
