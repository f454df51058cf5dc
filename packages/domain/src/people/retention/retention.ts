import type { RetentionKind } from '@clubhouse/contract/people/retention-kinds'

/** For good: nothing of it is forgotten. */
export const NEVER = 0

interface Kept {
  title: string
  /** What it is, in a sentence. */
  about: string
  /** In days. A club chooses between the shortest and the longest. */
  min: number
  usual: number
  max: number
  /** Whether it may be kept for good. */
  mayStay?: true
  /** When the time begins. */
  since: 'age' | 'left'
  one: string
  many: (count: number) => string
}

const DAYS = { year: 365 }
const years = (count: number) => count * DAYS.year
const plural = (things: string) => (count: number) => `${count} ${things}`

/** In the place of the name of somebody who left long ago. */
export const NAMELESS = { first: 'Former', last: 'member' } as const

/** What a club may decide. Nothing here touches money: those records are kept by law, with the names on them. */
export const RETENTION: Readonly<Record<RetentionKind, Kept>> = {
  messages: {
    title: 'Contact messages',
    about: 'What people wrote to you, and what you answered.',
    min: 90,
    usual: years(2),
    max: years(5),
    since: 'age',
    one: '1 contact message',
    many: plural('contact messages'),
  },
  carts: {
    title: 'Unfinished registrations',
    about: 'Carts and registrations that nobody paid for, with the answers in them.',
    min: 30,
    usual: 60,
    max: years(1),
    since: 'age',
    one: '1 unfinished registration',
    many: plural('unfinished registrations'),
  },
  waiting: {
    title: 'Waiting list entries that are over',
    about: 'People who got a place, said no or left the list. Nobody who is still waiting.',
    min: 180,
    usual: years(2),
    max: years(5),
    since: 'age',
    one: '1 waiting list entry',
    many: plural('waiting list entries'),
  },
  mails: {
    title: 'Who got which mail',
    about: 'The addresses your mailings went to. The mailings themselves stay.',
    min: 90,
    usual: 400,
    max: years(3),
    since: 'age',
    one: '1 address of a mailing',
    many: plural('addresses of mailings'),
  },
  accesses: {
    title: 'Who looked at a member’s details',
    about:
      'The record that shows who opened whose details and why. At least two years, so it can be checked.',
    min: years(2),
    usual: years(7),
    max: years(10),
    mayStay: true,
    since: 'age',
    one: '1 line of that record',
    many: plural('lines of that record'),
  },
  medical: {
    title: 'Medical answers of former members',
    about: 'Health, allergies, safeguarding: what they told you in a form. These go before the rest.',
    min: 30,
    usual: years(1),
    max: years(3),
    since: 'left',
    one: 'the medical answers in 1 form of someone',
    many: (count) => `the medical answers in ${count} forms of people`,
  },
  answers: {
    title: 'Other answers of former members',
    about: 'Everything else they told you in a form.',
    min: 180,
    usual: years(3),
    max: years(7),
    since: 'left',
    one: '1 form of a former member',
    many: plural('forms of former members'),
  },
  people: {
    title: 'Names of former members',
    about:
      'After this, a former member who hasn’t bought anything since is only “Former member” in your lists. How many you had each season stays right.',
    min: years(3),
    usual: NEVER,
    max: years(10),
    mayStay: true,
    since: 'left',
    one: '1 former member',
    many: plural('former members'),
  },
}

/** What nobody can change, and why. */
export const FIXED = [
  {
    title: 'Orders, payments and invoices',
    time: 'At least 7 years',
    why: 'The law asks you for your books, with the names in them.',
  },
  {
    title: 'The text of each mail',
    time: 'Gone once it’s sent',
    why: 'Only that it went is kept, for 30 days, so that nothing goes twice.',
  },
  {
    title: 'Which automatic mails went',
    time: '13 months',
    why: 'So that nobody gets the same reminder twice.',
  },
  {
    title: 'Imports',
    time: '30 days',
    why: 'As long as you can take it back. A list you never used goes after 7 days.',
  },
  {
    title: 'Sign-ins that have ended',
    time: '30 days',
    why: 'So that people can see where they were signed in. Someone who bought as a guest: 90 days.',
  },
  {
    title: 'What your other software was told',
    time: '30 days',
    why: 'Long enough to send it again.',
  },
  {
    title: 'The audit log',
    time: 'As long as your club is here',
    why: 'It proves who did what. Someone who deletes their account isn’t named in it any more.',
  },
] as const

const STEPS = [
  30,
  60,
  90,
  180,
  ...[1, 400 / DAYS.year, 2, 3, 5, 7, 10].map((count) => Math.round(years(count))),
]

/** What a club chooses from, shortest first and for good last. */
export function choicesOf(kind: RetentionKind): number[] {
  const { min, max, mayStay } = RETENTION[kind]
  const timed = STEPS.filter((days) => days >= min && days <= max)
  return mayStay ? [...timed, NEVER] : timed
}

/** "60 days", "2 years" */
export function timeWords(days: number): string {
  if (days === NEVER) return 'For good'
  if (days % DAYS.year === 0) return days === DAYS.year ? '1 year' : `${days / DAYS.year} years`
  const months = Math.round(days / 30.4)
  return days < 90 ? `${days} days` : `${months} months`
}

/** As the database counts it back from now. */
export const intervalOf = (days: number): string =>
  days % DAYS.year === 0 ? `${days / DAYS.year} years` : `${days} days`

/** "12 contact messages" */
export const countWords = (kind: RetentionKind, count: number): string =>
  count === 1 ? RETENTION[kind].one : RETENTION[kind].many(count)

/** "12 contact messages older than 2 years" */
export function dueWords(kind: RetentionKind, count: number, days: number): string {
  const { since } = RETENTION[kind]
  const what = countWords(kind, count)
  return since === 'age'
    ? `${what} older than ${timeWords(days)}`
    : `${what} who left ${timeWords(days)} ago or more`
}

const isShorter = (before: number, after: number) => after !== NEVER && (before === NEVER || after < before)

/** What a change would forget that is kept now: it has to be agreed to. */
export const toConfirm = (
  kinds: readonly { kind: RetentionKind; before: number; after: number; due: number }[],
): RetentionKind[] =>
  kinds.filter(({ before, after, due }) => due > 0 && isShorter(before, after)).map(({ kind }) => kind)
