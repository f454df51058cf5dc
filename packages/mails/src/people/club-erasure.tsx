import type { ClubErasure } from '@clubhouse/domain/messages/mail/mails/people'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { Action, Paragraph } from '../layout/blocks.tsx'
import type { Letter, Template } from '../letter.ts'
import { greeting, oneLine } from '../words/phrases.ts'

type Look = Parameters<Template<'club-erasure-asked'>>[1]

const whomOf = ({ is_own: isOwn, person }: ClubErasure): string =>
  isOwn ? 'you' : mailName(person) || 'someone in your family'

function letterOf(
  payload: ClubErasure,
  look: Look,
  { paragraphs, ...letter }: Pick<Letter, 'subject' | 'preview' | 'title'> & { paragraphs: string[] },
): Letter {
  const said = [greeting(payload.first_name), ...paragraphs]
  const label = payload.path === '/' ? 'Go to the club’s website' : 'Write to the club'
  const link = new URL(payload.path, look.origin).href
  return {
    ...letter,
    body: (
      <>
        {said.map((each) => (
          <Paragraph key={each}>{each}</Paragraph>
        ))}
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [...said, `${label}:\n${link}`],
    why: `You’re getting this email because ${look.name} has this address for ${payload.is_own ? 'you' : 'your family'}.`,
  }
}

/** A club has been asked to erase somebody: what goes, what stays and why, and how it is stopped. */
export const clubErasureAsked: Template<'club-erasure-asked'> = (payload, look) => {
  const whom = whomOf(payload)
  const day = oneLine(payload.day)
  const { is_own: isOwn, along, has_account: hasAccount, ends_plan: endsPlan } = payload
  const goes = [
    'What goes: email, phone number and date of birth, every answer to the club’s forms, teams, waiting lists and mailing lists.',
    ...(along > 0
      ? ['The same goes for everyone in your account, since no one else acts for them here.']
      : []),
    ...(endsPlan ? [`${isOwn ? 'Your' : 'Their'} plan ends that day.`] : []),
  ]
  const stays = [
    `What stays: ${isOwn ? 'your name with the plans you' : 'the name with the plans they'} had, because the club has to know who its members were.`,
    'What was paid stays in the books without a name, because the law says so. So does a note of who looked at the details.',
    ...(hasAccount ? ['Your sign-in is yours and stays. You can delete it yourself, in your account.'] : []),
  ]
  return letterOf(payload, look, {
    subject: `${look.name} will delete what it knows about ${whom} on ${day}`,
    preview: 'Tell the club before then if that isn’t right.',
    title: 'Your club was asked to delete details',
    paragraphs: [
      `${look.name} was asked to delete what it knows about ${whom}. That happens on ${day}.`,
      goes.join(' '),
      stays.join(' '),
      'Didn’t ask for this, or changed your mind? Tell the club before then, and nothing is deleted. It can’t be undone after that.',
    ],
  })
}

export const clubErasureStopped: Template<'club-erasure-stopped'> = (payload, look) => {
  const whom = whomOf(payload)
  return letterOf(payload, look, {
    subject: `${look.name} won’t delete what it knows about ${whom}`,
    preview: 'Nothing was deleted.',
    title: 'Nothing was deleted',
    paragraphs: [
      `We wrote to you that ${look.name} would delete what it knows about ${whom}. The club has stopped that, so everything stays as it was.`,
      'Did you want it deleted? Tell the club.',
    ],
  })
}
