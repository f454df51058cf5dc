import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { together } from '../mailings/placeholders.ts'
import { mailName } from '../mail/mail-name.ts'
import {
  AUTOMATIC_MAILS,
  type AutomaticLetter,
  automaticKindOf,
  automaticMail,
  OPENING_PLACEHOLDERS,
  type OpeningPlaceholder,
} from './kinds.ts'

const OPEN = /\{\{\s*([^{}]*?)\s*\}\}/g

/** What is wrong with an opening, in words for whoever writes it; null where nothing is. */
export function openingFault(kind: AutomaticKind, text: string): string | null {
  const { placeholders } = automaticMail(kind)
  for (const [, name = ''] of text.matchAll(OPEN)) {
    if (placeholders.some((known) => known === name)) continue
    return Object.hasOwn(OPENING_PLACEHOLDERS, name)
      ? `This mail doesn’t know {{${name}}}. Choose one from the list.`
      : `We don’t know {{${name}}}. Choose one from the list.`
  }
  return /\{\{|\}\}/.test(text.replaceAll(OPEN, ''))
    ? 'A name in curly brackets isn’t closed. Choose it again from the list.'
    : null
}

/** Spelt one way, so that saving our own words is having none of one's own. */
export const tidyOpening = (kind: AutomaticKind, text: string): string | null => {
  const tidy = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return tidy === '' || tidy === AUTOMATIC_MAILS[kind].opening ? null : tidy
}

/** The first paragraphs of an automatic mail: the club's words or ours, with what is known of this reader in them. */
export function openingOf(letter: AutomaticLetter, clubName: string): string[] {
  const kind = automaticKindOf(letter.template)
  if (kind === null) throw new Error('a mail without an opening')
  const words = wordsOf(letter, clubName)
  return (letter.payload.opening ?? AUTOMATIC_MAILS[kind].opening)
    .replaceAll(OPEN, (_, name: string) => words[name as OpeningPlaceholder] ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

const names = (given: readonly string[]): string => together(given.map(mailName)) || 'your family'

/** Text, never HTML: whoever shows it escapes it. */
function wordsOf(letter: AutomaticLetter, clubName: string): Partial<Record<OpeningPlaceholder, string>> {
  const known = { club_name: clubName }
  switch (letter.template) {
    case 'member-welcome':
      return { ...known, members: names(letter.payload.members), plans: together(letter.payload.plans) }
    case 'renewal-opens':
      return { ...known, members: names(letter.payload.people.map(({ name }) => name)) }
    case 'payment-due': {
      const { amount, due, card } = letter.payload
      return { ...known, amount, due, card }
    }
    case 'payment-failed': {
      const { amount, due, name } = letter.payload
      return { ...known, amount, due, what: name }
    }
    case 'card-expires': {
      const { card, month, amount, due } = letter.payload
      return { ...known, card, month, amount, due }
    }
    case 'place-offered': {
      const { plan, count } = letter.payload
      return {
        ...known,
        plan,
        places: count === 1 ? 'a place has come free' : `${count} places have come free`,
      }
    }
    case 'draw-result': {
      const { lottery, number, numbers, jackpot } = letter.payload
      return { ...known, lottery, number: String(number), numbers, jackpot }
    }
    case 'eighteen-today':
      return { ...known, person: mailName(letter.payload.person) || 'Someone in your family' }
  }
}
