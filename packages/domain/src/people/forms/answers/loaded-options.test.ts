import { describe, expect, test } from 'vitest'
import { questionsWithUrl, withLoadedOptions } from './loaded-options.ts'
import { newQuestion } from '../new-question.ts'
import { isOptionsUrl } from '../check/options-url.ts'
import { asOptions, optionsOf } from '../options.ts'
import { formOf, JUDGE } from '../testing/form-of.ts'
import { errorsIn } from './verdict.ts'

const school = newQuestion('school', 'singleChoice', 'School', { url: 'https://lists.example/schools' })
const team = newQuestion('team', 'singleChoice', 'Team', { options: ['Red'] })
const form = formOf(school, team)
const loaded = withLoadedOptions(form, new Map([['school', asOptions(['Scoil Bríde', 'Scoil Mhuire'])]]))

describe('FORM-07 options that come from an address', () => {
  test('are those of objects with a name, which is both label and value', () => {
    const [question] = questionsWithUrl(loaded).map((placed) => placed.question)
    expect(question && optionsOf(loaded, question, {})).toEqual([
      { label: 'Scoil Bríde', value: 'Scoil Bríde', default: false },
      { label: 'Scoil Mhuire', value: 'Scoil Mhuire', default: false },
    ])
  })

  test('decide what may be chosen; before they are there nothing may', () => {
    const wrong = (where: typeof form, answer: string) => errorsIn(where, { school: answer }, JUDGE).length
    expect([wrong(loaded, 'Scoil Bríde'), wrong(loaded, 'Narnia'), wrong(form, 'Scoil Bríde')]).toEqual([
      0, 1, 1,
    ])
  })

  test('leave every other question as it was', () => {
    expect(loaded.sections[0]?.questions[1]).toBe(form.sections[0]?.questions[1])
    expect(withLoadedOptions(form, new Map())).toBe(form)
  })
})

test.each([
  ['https://lists.example/schools?county=Cork', true],
  ['/lists/countries', true],
  ['/lists/counties?country=Northern%20Ireland', true],
  ['/lists/counties', true],
  ['/lists/counties?country=France', false],
  ['/lists/counties?country=%E0', false],
  ['/lists/anything', false],
  ['\thttps://lists.example/schools', false],
  ['https://lists.example/sch\nools', false],
  ['https://lists.example/schools ', false],
  ['https:\\\\lists.example\\schools', false],
  ['https://lists\u{ad}.example/schools', false],
  ['https:lists.example/schools', false],
  ['https://:@lists.example/schools', false],
  ['https://localhost./schools', false],
  ['https://.example/schools', false],
  ['https://lists..example/schools', false],
  ['HTTPS://Lists.Example/schools', true],
  ['https://lists.example', true],
  ['http://lists.example/schools', false],
  ['https://localhost/schools', false],
  ['https://127.0.0.1/schools', false],
  ['https://0x7f.1/schools', false],
  ['https://2130706433/schools', false],
  ['https://[::1]/schools', false],
  ['https://10.0.0.7/schools', false],
  ['https://169.254.169.254/latest', false],
  ['https://lists.example:8443/schools', false],
  ['https://me:secret@lists.example/schools', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['//lists.example/schools', false],
  ['schools', false],
  ['', false],
])('API-88 "%s" may be asked for options: %s', (url, expected) => {
  expect(isOptionsUrl(url)).toBe(expected)
})
