import { expect, test } from 'vitest'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { defaultQuestion } from '../default-questions.ts'
import { halfMadeCondition } from '../new-question.ts'
import { choice, date, many, problemsWith, text, when, withInput } from '../testing/adult-with.ts'

test.each<{ why: string; questions: FormQuestion[]; says: string }>([
  {
    why: 'FORM-31 an unknown effect',
    questions: [withInput(text(), { condition: [{ question_id: 'gender', value: 'Male', effect: 'hide' }] })],
    says: '"Nickname" has a condition with an unknown effect',
  },
  {
    why: 'begun, and no question chosen',
    questions: [withInput(text(), { condition: [halfMadeCondition()] })],
    says: '"Nickname" has a condition without a question: choose one, or remove the condition',
  },
  {
    why: 'a question chosen, and no answer to it',
    questions: [text(when('city', ''))],
    says: '"Nickname" waits for an answer to "Town or city": enter one, or remove the condition',
  },
  {
    why: 'a question that is not there',
    questions: [text(when('gone', 'x'))],
    says: '"Nickname" depends on a question that is not in the form',
  },
  {
    why: 'a question that goes at this save',
    questions: [text(when('extra_choice', 'Red')), { ...choice(), should_delete: true }],
    says: '"Nickname" depends on "Team", which is deleted',
  },
  {
    why: 'no such option',
    questions: [text(when('extra_choice', 'Green')), choice()],
    says: '"Nickname" is disabled when "Team" is "Green", which cannot be answered',
  },
  {
    why: 'no Other',
    questions: [text(when('extra_choice', 'Other')), choice()],
    says: '"Nickname" is disabled when "Team" is "Other", which cannot be answered',
  },
  {
    why: 'no Yes or No',
    questions: [text(when('receive_updates', 'maybe'))],
    says: '"Nickname" is disabled when "Send me club news" is "maybe", which cannot be answered',
  },
  {
    why: 'no such day',
    questions: [text(when('extra_date', '27/03/2014')), date()],
    says: '"Nickname" is disabled when "Joined" is "27/03/2014", which cannot be answered',
  },
  {
    why: 'words with space around them',
    questions: [text(when('city', ' Cork '))],
    says: '"Nickname" is disabled when "Town or city" is " Cork ", which cannot be answered',
  },
  {
    why: 'no such county',
    questions: [text(when('county', 'Narnia'))],
    says: '"Nickname" is disabled when "County" is "Narnia", which cannot be answered',
  },
  {
    why: 'on itself',
    questions: [text(when('extra_text', 'x'))],
    says: '"Nickname" depends on itself',
  },
  {
    why: 'in a circle',
    questions: [
      text(when('extra_choice', 'Red')),
      choice(when('extra_many', 'Mon')),
      many(when('extra_text', 'x')),
    ],
    says: '"Nickname", "Team", "Days" depend on each other in a circle',
  },
  {
    why: 'MEMB-59 the country waits for its county',
    questions: [
      defaultQuestion('adult', 'county'),
      withInput(defaultQuestion('adult', 'country'), {
        condition: [{ question_id: 'county', value: 'Cork', effect: 'disable when some' }],
      }),
    ],
    says: '"County", "Country" depend on each other in a circle',
  },
  {
    why: 'fixed-required with a condition',
    questions: [defaultQuestion('adult', 'email', { required: true, ...when('gender', 'Male') })],
    says: '"Email" is always asked; take its condition away',
  },
])('a condition: $why: $says', ({ questions, says }) => {
  expect(problemsWith(...questions)).toEqual([says])
})

test.each<{ why: string; questions: FormQuestion[] }>([
  { why: 'Other', questions: [text(when('extra_choice', 'Other')), choice({ hasOther: true })] },
  { why: 'a country', questions: [text(when('country', 'Wales'))] },
  { why: 'a county', questions: [text(when('county', 'Cork'))] },
  { why: 'a No', questions: [text(when('receive_updates', false))] },
  {
    why: 'what someone else lists',
    questions: [text(when('extra_choice', 'Green')), choice({ options: [], url: 'https://lists.example/a' })],
  },
  { why: 'a day', questions: [text(when('extra_date', '2014-03-27')), date()] },
])('nothing is wrong with $why', ({ questions }) => {
  expect(problemsWith(...questions)).toEqual([])
})
