import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { pageContext } from '#lib/page/page-context.ts'
import { aPage, refusal } from '#lib/testing/page-stub.ts'
import { problemsIn } from './save-answer.ts'
import { action } from './save-form.page.ts'
import { aClubPage, aSavedForm, FORM_ID } from '../testing/a-form.ts'

async function save(page: PageContext, body: unknown = { base_version: 3, name: 'New' }) {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const url = new URL(`https://backoffice.clubs.example/forms/${FORM_ID}/save`)
  const request = new Request(url, { method: 'POST', body: JSON.stringify(body) })
  const response = await action({ request, context, params: { id: FORM_ID }, url, pattern: url.pathname })
  return { status: response.status, answer: (await response.json()) as unknown }
}

const refusing = (status: number, code: string, errors?: Record<string, string>) => ({
  saveForm: () => {
    throw Object.assign(refusal(status, errors), { code })
  },
  getForm: () => aSavedForm({ version: 4 }),
})

test('what was saved comes back, by the version that was edited', async () => {
  const page = aClubPage({ saveForm: () => aSavedForm({ version: 4 }) })
  expect(await save(page)).toMatchObject({ status: 200, answer: { kind: 'saved', form: { version: 4 } } })
  expect(page.bodies).toEqual([{ base_version: 3, name: 'New' }])
})

test('when somebody saved first, what they saved comes back', async () => {
  const { status, answer } = await save(aClubPage(refusing(409, 'form_changed')))
  expect([status, answer]).toMatchObject([409, { kind: 'conflict', theirs: { version: 4 } }])
})

test('a broken form is told question by question', async () => {
  const { answer } = await save(aClubPage(refusing(422, 'invalid_form', { school: 'School is odd' })))
  expect(answer).toEqual({
    kind: 'broken',
    message: 'Said by the server',
    errors: { school: 'School is odd' },
  })
  expect(
    problemsIn(aSavedForm(), {
      message: '',
      errors: { school: 'odd', 'section.about': 'bare', form: 'long' },
    }),
  ).toEqual([
    { question_id: 'school', section_id: 'about', message: 'odd' },
    { question_id: null, section_id: 'about', message: 'bare' },
    { question_id: null, section_id: null, message: 'long' },
  ])
})

test('who was signed out meanwhile is told so, and nothing else', async () => {
  expect(await save(aPage({}, { host: { type: 'backoffice' } }))).toEqual({
    status: 401,
    answer: { kind: 'signed-out' },
  })
})

test('a fault says nothing of the inside', async () => {
  const page = aClubPage(refusing(500, 'x'))
  const { answer } = await save(page)
  expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('couldn’t save this') })
  expect(page.reported).toHaveLength(1)
})
