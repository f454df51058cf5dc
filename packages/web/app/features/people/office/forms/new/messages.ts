import type { FormKind } from '@clubhouse/contract/people/forms'

export const NEW_FORM = {
  title: 'New form',
  lead: 'Members won’t see it until a plan uses it.',
  name: 'Name',
  nameHint: 'Shown at the top of the form',
  nameMissing: 'Please enter a name',
  kind: 'Who fills it in?',
  kinds: {
    adult: 'An adult, joining for themselves',
    juvenile: 'A parent or guardian, for a child who’s joining',
    guardian: 'A parent or guardian, about themselves',
  } satisfies Record<FormKind, string>,
  from: 'Start from',
  template: 'Our template, with the questions clubs usually ask',
  copyOf: (name: string) => `A copy of “${name}”`,
  create: 'Create form',
  cancel: 'Cancel',
  failed: 'We couldn’t create the form. Please try again.',
} as const
