import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { greeting, oneLine } from '../words/phrases.ts'
import { moment } from '../words/spans.ts'

/** To every owner: what opens at one press is told of afterwards. */
export const teamEmergency: Template<'team-emergency'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const team = oneLine(payload.team)
  const by = mailName(payload.by ?? '') || 'Someone'
  const { notes } = payload
  const read = notes === 1 ? 'the medical note of 1 player' : `the medical notes of ${notes} players`
  const news = `${by} pressed Emergency for ${team} on ${moment(payload.at)}${notes === 0 ? '' : ` and could read ${read} for ten minutes`}.`
  const advice = `If someone was hurt, you may want to ring ${by === 'Someone' ? 'the coach' : by} and ask how they are.`
  const alarm = 'If nothing happened, please ask why it was opened.'
  const label = 'See who looked'
  return {
    subject: `Emergency pressed for ${team}`,
    preview: news,
    title: `Emergency: ${team}`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{news}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Paragraph>{alarm}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, news, advice, alarm, `${label}:\n${link}`],
    why: `You’re getting this email because you own ${look.name}. We tell every owner when a team’s medical notes are opened at one press.`,
  }
}
