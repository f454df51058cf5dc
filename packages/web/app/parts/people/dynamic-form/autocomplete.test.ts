import { expect, test } from 'vitest'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { autoCompleteOf } from './autocomplete.ts'

test.each([
  { kind: 'adult', isAboutOneself: true, offers: ['given-name', 'family-name', 'email', 'tel'] },
  { kind: 'adult', isAboutOneself: false, offers: ['off', 'off', 'off', 'off'] },
  { kind: 'juvenile', isAboutOneself: false, offers: ['off', 'off', 'off', 'off'] },
  { kind: 'juvenile', isAboutOneself: true, offers: ['off', 'off', 'off', 'off'] },
  { kind: 'guardian', isAboutOneself: false, offers: ['given-name', 'family-name', 'email', 'tel'] },
] as const)(
  'the form for a $kind, about oneself: $isAboutOneself, offers $offers',
  ({ offers, ...about }) => {
    const asked = ['first_name', 'last_name', 'email', 'mobile']
    const questions = asked.map((id) => defaultQuestion(about.kind, id))
    expect(questions.map((question) => autoCompleteOf({ question, ...about }))).toEqual(offers)
  },
)
