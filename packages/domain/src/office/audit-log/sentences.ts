import type { AuditArea } from '@clubhouse/contract/office/audit-areas'
import { COMMUNICATIONS } from './sentences/communications.ts'
import { MONEY } from './sentences/money.ts'
import { PEOPLE } from './sentences/people.ts'
import { SELLING } from './sentences/selling.ts'
import { SETTINGS } from './sentences/settings.ts'
import { WEBSITE } from './sentences/website.ts'
import { type Happened, type Sentence, type Told, upper } from './sentences/sentence.ts'

/**
 * Each kind of event in plain words, and where it belongs. A kind without a line is still told, by its own words; a test fails
 * on it (api/src/office/audit-log/sentences.test.ts).
 */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  ...WEBSITE,
  ...COMMUNICATIONS,
  ...SETTINGS,
  ...SELLING,
  ...MONEY,
  ...PEOPLE,
}

/** "Áine Byrne published “Under-12s win”": never empty, whatever the kind. */
export function sentenceOf(event: Happened): string {
  const told: Told = {
    ...event,
    who: event.who ?? 'Someone',
    whom: event.whom ?? 'someone',
    the: (thing) => (event.what ? `“${event.what}”` : thing),
  }
  const sentence = Object.hasOwn(SENTENCES, event.kind) ? SENTENCES[event.kind] : undefined
  return sentence ? sentence.say(told) : unknown(told)
}

/** The words of the kind itself: "sponsor-added" is "Sponsor added: “O’Malley’s”, by Áine Byrne". */
function unknown({ kind, who, the, what }: Told): string {
  const words = upper(kind.replaceAll('-', ' ').trim() || 'something happened')
  return `${words}${what ? `: ${the('')}` : ''}, by ${who}`
}

export const areaOf = (kind: string): AuditArea =>
  (Object.hasOwn(SENTENCES, kind) ? SENTENCES[kind]?.area : undefined) ?? 'other'

export const kindsIn = (area: AuditArea): string[] =>
  Object.keys(SENTENCES).filter((kind) => SENTENCES[kind]?.area === area)
