import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import { Quote } from '../layout/message-blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** To the owners of a club: they, or an admin who looks after its users, let a governing body read its members. */
export const bodyAsks: Template<'body-asks'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const body = oneLine(payload.body)
  const by = mailName(payload.by)
  const news = `${by ? `${by} of ${body}` : body} asks to read the members of ${look.name}: names, years of birth and plans.`
  const reason = payload.reason.split('\n').map(oneLine)
  const advice = 'You can allow it for a few days, or say no. Nobody sees your members until you decide.'
  const label = 'Decide'
  return {
    subject: `${body} asks to see your members`,
    preview: advice,
    title: `${body} asks to see your members`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Quote lines={reason} colour={look.colour} />
        <Paragraph>{advice}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, `Why:\n${reason.join('\n')}`, advice, `${label}:\n${link}`],
    why: `You’re getting this email because you’re an owner of ${look.name}.`,
  }
}

/** To whoever asked at the governing body. */
export const bodyAnswered: Template<'body-answered'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const club = oneLine(payload.club)
  const { day } = payload
  const news =
    day === null
      ? `${club} has said no to your request to read its members.`
      : `${club} lets you read its members until ${day}: names, years of birth and plans.`
  const advice =
    day === null
      ? 'You can ask again, and say more about what you need it for.'
      : 'The club sees in its log each time you look.'
  const label = day === null ? 'Open the club' : 'See the members'
  return {
    subject: day === null ? `${club} said no to your request` : `${club} lets you read its members`,
    preview: advice,
    title: day === null ? `${club} said no` : `${club} said yes`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, advice, `${label}:\n${link}`],
    why: `You’re getting this email because you asked on the site for governing bodies of ${look.name}.`,
  }
}
