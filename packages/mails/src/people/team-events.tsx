import { Answers, Paragraph } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { greeting, oneLine } from '../words/phrases.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** A family is asked whether they are coming. The buttons lead to a page that saves nothing before it is pressed. */
export const teamAsked: Template<'team-asked'> = (payload, look) => {
  const { people, team, what, day, times, meets, place, note, yes, no } = payload
  const hello = greeting(payload.first_name)
  const whom = listed(people)
  const title = `${oneLine(team)}: ${oneLine(what).replace(/^M/, 'm').replace(/^T/, 't')} ${day}`
  const asks = whom === '' ? 'Are you coming?' : `Is ${whom} coming?`
  const question = people.length > 1 ? `Are ${whom} coming?` : asks
  const when = [
    `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${times}`,
    ...(meets ? [`meet at ${meets}`] : []),
    ...(place === '' ? [] : [oneLine(place)]),
  ].join(' · ')
  const said = [
    hello,
    `${question} ${oneLine(what)} with ${oneLine(team)}.`,
    when,
    ...(note === '' ? [] : [oneLine(note)]),
  ]
  return {
    subject: title,
    preview: question,
    title,
    body: (
      <>
        {said.map((each) => (
          <Paragraph key={each}>{each}</Paragraph>
        ))}
        <Answers
          answers={[
            { label: 'Coming', link: yes },
            { label: 'Not coming', link: no },
          ]}
          look={look}
        />
      </>
    ),
    text: [...said, `Coming:\n${yes}`, `Not coming:\n${no}`],
    why: `You’re getting this email because your family plays with ${oneLine(team)}. The links are yours alone: please don’t forward them.`,
  }
}

/** Up to the reason or the end of the sentence; the colon of a time has a digit after it. */
const firstPart = (said: string): string => said.split(/: |\. |\.$/)[0] ?? said

/** What families plan their evening by: it is off. */
export const teamOff: Template<'team-off'> = (payload, look) => {
  const hello = greeting(payload.first_name)
  const team = oneLine(payload.team)
  const said = oneLine(payload.said)
  return {
    subject: `${team}: ${firstPart(said)}`,
    preview: said,
    title: `${team}: it’s off`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraph>{said}</Paragraph>
      </>
    ),
    text: [hello, said],
    why: `You’re getting this email because your family plays with ${team} at ${look.name}.`,
  }
}
