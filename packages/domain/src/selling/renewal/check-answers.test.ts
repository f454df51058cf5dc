import { expect, test } from 'vitest'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { cleanAnswers } from '../../people/forms/answers/wire-answers.ts'
import { NO_PATTERNS } from '../../people/forms/patterns.ts'
import { indexOf } from '../../people/forms/structure.ts'
import { templateOf } from '../../people/forms/templates.ts'
import { checkAnswers, distinctAgreements, filledIn, withoutAgreements } from './check-answers.ts'

const JUDGE = { today: '2026-11-15', patterns: NO_PATTERNS }
const form = (kind: DynamicForm['kind']): DynamicForm => ({
  form_id: '00000000-0000-4000-8000-00000000000a',
  version: 1,
  kind,
  name: kind,
  sections: templateOf(kind),
})
const guardian = form('guardian')
const known = cleanAnswers(guardian, {
  first_name: 'Bríd',
  last_name: 'Hallaran',
  date_of_birth: '1986-05-02',
  relationship: 'Mother',
  email: 'brid@home.example',
  mobile: '0861234567',
  country: 'Ireland',
  county: 'Mayo',
  address_line1: '4 Chapel Brae',
  city: 'Dunvarra',
})
const CONSENT = 'The club may keep these answers to run the membership'

test('what is known is not asked again, but for what is agreed to each season', () => {
  const { missing, agreements } = checkAnswers({ form: guardian, known }, JUDGE)
  expect([missing, agreements.map(({ label, kind }) => [label, kind])]).toEqual([[], [[CONSENT, 'tick']]])
})

test('what nobody has answered is named', () => {
  const { missing } = checkAnswers({ form: guardian, known: { sections: [] } }, JUDGE)
  expect(missing.map(({ label }) => label)).toContain('First name')
})

test('the same words are agreed to once for all forms; other words, or another page behind them, apart', () => {
  const other = structuredClone(guardian)
  const placed = indexOf(other).byDefaultId.get('data_consent')
  if (placed) placed.question.input.metadata.external_url = '/our-own-words'
  const checked = [guardian, guardian, other].map((each) => checkAnswers({ form: each, known }, JUDGE))
  expect(distinctAgreements(checked)).toHaveLength(2)
})

test('a form is handed in with what was agreed to, and only where it was', () => {
  const [agreement] = checkAnswers({ form: guardian, known }, JUDGE).agreements
  const said = (agreed: Record<string, boolean>) =>
    filledIn({ form: guardian, known }, agreed)
      .sections.flatMap(({ questions }) => questions)
      .find(({ question_id: id }) => id === 'data_consent')?.answer
  expect(said({ [agreement?.key ?? '']: true })).toBe(true)
  expect(said({ 'data_consent|other words|/privacy': true })).not.toBe(true)
  expect(said({})).not.toBe(true)
})

test('without what is agreed to, a form that is known can be left as it is', () => {
  expect(checkAnswers({ form: withoutAgreements(guardian), known }, JUDGE)).toEqual({
    missing: [],
    agreements: [],
  })
})
