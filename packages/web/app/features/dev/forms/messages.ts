import type { FormKind } from '@clubhouse/contract/people/forms'

export const FORM_LIST = {
  title: 'Registration forms',
  back: 'Demo desk',
  intro: (club: string) =>
    `What ${club} asks people when they register. Fill one in to see what the club gets. You won’t be buying anything.`,
  version: (version: number) => `Version ${version}`,
  others: 'Forms at other clubs',
  none: 'This club has no forms yet.',
} as const

export const KIND_SENTENCE: Record<FormKind, string> = {
  adult: 'For adults joining the club.',
  juvenile: 'For a child. A parent or guardian fills it in.',
  guardian: 'For a child’s parent or guardian.',
}

export const FILL_IN = {
  all: 'All forms',
} as const

export const ANSWERS = {
  title: 'Thank you',
  lead: (club: string) => `This is what ${club} received.`,
  given: (form: string, version: number) => `${form}, version ${version}`,
  newer: (version: number) =>
    `The club has changed this form since (it’s now version ${version}). Your answers haven’t changed.`,
  none: 'You didn’t answer any questions, so there’s nothing to show.',
  again: 'Fill it in again',
} as const
