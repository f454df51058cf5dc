import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { idOf } from '@clubhouse/demo/world/ids'
import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** The back office of a club, as one of those who run it works in it. */
export interface FormClient {
  accountId: string
  token: string
  ask: (path: string, payload?: object, method?: Asked['method']) => ReturnType<typeof ask>
  get: (formId: string) => Promise<SavedForm>
  save: (form: Pick<SavedForm, 'form_id' | 'version'>, changes: object) => ReturnType<typeof ask>
  create: (more?: object) => Promise<SavedForm>
}

export interface ClientOptions {
  who?: string
  /** The club whose account is named, whoever asks. */
  club?: string
  on?: string
}

export async function openFormClient(
  app: TestApp,
  { who = 'tadhg@dunvarra.example', club = 'dunvarra', on = 'backoffice' }: ClientOptions = {},
): Promise<FormClient> {
  const { access_token: as } = await signIn(app, who, on)
  const accountId = app.parts.registry.idOf(club) ?? ''
  const call: FormClient['ask'] = (path, payload, method) =>
    ask(app, `/v2/backoffice/forms${path}`, payload, {
      on,
      as,
      headers: { 'x-account-id': accountId },
      ...(method && { method }),
    })
  return {
    accountId,
    token: as,
    ask: call,
    get: async (formId) => (await call(`/${formId}`)).body,
    save: ({ form_id, version }, changes) =>
      call(`/${form_id}`, { base_version: version, ...changes }, 'PATCH'),
    create: async (more = {}) => (await call('', { kind: 'adult', name: 'Helpers', ...more })).body,
  }
}

export const demoFormId = (club: string, kind: string): string => idOf(`form/${club}/${kind}`)

/** The sections with one question changed, by its id. */
export const withQuestion = (
  sections: readonly FormSection[],
  id: string,
  change: (question: FormQuestion) => FormQuestion,
): FormSection[] =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.question_id === id ? change(question) : question,
    ),
  }))

/** The sections with questions at the end of the last one. */
export const withAdded = (
  sections: readonly FormSection[],
  ...questions: readonly FormQuestion[]
): FormSection[] =>
  sections.map((section, at) =>
    at < sections.length - 1
      ? section
      : {
          ...section,
          questions: [
            ...section.questions,
            ...questions.map((question, place) => ({ ...question, sequence: 1000 + place })),
          ],
        },
  )
