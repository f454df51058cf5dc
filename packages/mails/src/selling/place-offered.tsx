import { formatDay, formatTime } from '@clubhouse/domain/format'
import { Action, Paragraph, Paragraphs } from '../layout/blocks.tsx'
import type { Template } from '../letter.ts'
import { webAddress } from '../look.ts'
import { opening } from '../words/opening.ts'
import { greeting, oneLine } from '../words/phrases.ts'

/** A mail is read anywhere, so the time says where it holds. */
const ZONES: Record<string, string> = { 'Europe/Dublin': 'Irish time', 'Europe/London': 'UK time' }

export const placeOffered: Template<'place-offered'> = (payload, look) => {
  const { count, until, time_zone: zone } = payload
  const isOne = count === 1
  const hello = greeting(payload.first_name)
  const link = webAddress(payload.link)
  const plan = oneLine(payload.plan)
  const deadline = `${formatDay(until, zone)} at ${formatTime(until, zone)} (${ZONES[zone] ?? 'the club’s own time'})`
  const news = opening({ template: 'place-offered', payload }, look)
  const held = `We’re holding ${isOne ? 'it' : 'them'} for you until ${deadline}. After that ${isOne ? 'it goes' : 'they go'} to the next in line.`
  const label = isOne ? 'Take the place' : 'Take the places'
  return {
    subject: `${isOne ? 'A place has come free' : `${count} places have come free`}: ${plan}`,
    preview: `Yours until ${deadline}.`,
    title: isOne ? 'A place has come free' : `${count} places have come free`,
    body: (
      <>
        <Paragraph>{hello}</Paragraph>
        <Paragraphs texts={news} />
        <Paragraph>{held}</Paragraph>
        <Action label={label} link={link} look={look} />
      </>
    ),
    text: [hello, ...news, held, `${label}:\n${link}`],
    why: `You’re getting this email because you’re on a waiting list of ${look.name}.`,
  }
}
