import type { FormKind } from '@clubhouse/contract/forms'

export const FORM_LIST = {
  title: 'Registration forms',
  back: 'Demo desk',
  intro: (club: string) =>
    `What ${club} asks when people register. Fill one in to see what the club receives; nothing is bought.`,
  version: (version: number) => `Version ${version}`,
  others: 'Other clubs ask other questions',
  none: 'This club has no forms yet.',
} as const

export const KIND_SENTENCE: Record<FormKind, string> = {
  adult: 'For adults joining the club.',
  juvenile: 'About a child, filled in by a parent or guardian.',
  guardian: 'About a child’s parent or guardian.',
}

export const FILL_IN = {
  all: 'All forms',
  lead: (club: string) =>
    `${club} keeps your answers to run your membership and shares them with nobody else.`,
  people: 'Who is this for?',
  myself: (name: string) => `Myself (${name})`,
  newChild: 'Another child',
  somebodyNew: 'Somebody else',
  signIn: 'Sign in',
  signInWhy: 'and we’ll fill in what the club already has.',
  notKnown: 'We couldn’t load what the club has about this person. You can still fill in the form.',
  restored: 'We kept what you typed before.',
  startAgain: 'Start again',
  send: 'Send',
  sending: 'Sending …',
  privacy: 'See our',
  privacyLink: 'Privacy Policy',
  notSent: 'Your answers were not sent. Please try again.',
} as const

export const ANSWERS = {
  title: 'Thank you',
  lead: (club: string) => `This is what ${club} received.`,
  given: (form: string, version: number) => `${form}, version ${version}`,
  newer: (version: number) =>
    `The club has changed this form since: it is at version ${version} now. Your answers stay as you gave them.`,
  none: 'You left every question open, so there’s nothing to show.',
  yes: 'Yes',
  no: 'No',
  again: 'Fill it in again',
} as const
