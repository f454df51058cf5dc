import { expect, test } from 'vitest'
import { formDifference } from '@clubhouse/domain/people/forms/versions/form-difference'
import { namedAsBefore } from './base-names.ts'
import { differenceInWords } from './difference-words.ts'
import { aSection } from '../testing/a-form.ts'

const base = { sections: [aSection('Name', 'School')] }

test('two who renamed a section or question speak of it by its one old name', () => {
  const renamed = (title: string, school: string) => {
    const section = { ...aSection('Name', 'School', 'Team'), label: title }
    const questions = section.questions.map((each) =>
      each.question_id === 'school' ? { ...each, label: school } : each,
    )
    return { sections: [{ ...section, questions }] }
  }
  const said = [renamed('Who you are', 'Your school'), renamed('Details', 'Where do you learn')].map((now) =>
    namedAsBefore(base, now, formDifference(base, now)).map(differenceInWords),
  )
  expect(said[0]).toEqual(['Section “About you”', '“School”', 'Added “Team” to About you'])
  expect(said[1]).toEqual(said[0])
})

test('what is new has only its new name', () => {
  const now = {
    sections: [...base.sections, { ...aSection(), section_id: 'kit', label: 'Kit', sequence: 1 }],
  }
  expect(namedAsBefore(base, now, formDifference(base, now)).map(differenceInWords)).toEqual([
    'Added the section “Kit”',
  ])
})
