import {
  getDemoAnswers,
  getDemoForm,
  giveDemoAnswers,
  listDemoForms,
} from '@clubhouse/contract/people/demo-forms'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyone, anyoneInPerson } from '#kernel/http/guard.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { isClosed } from './closed-forms.ts'
import type { RegistrationDeps } from './deps.ts'
import { findClubForm, listNewestForms } from './forms.queries.ts'
import { forVisitors } from './for-visitors.ts'
import { giveAnswers } from './give-answers.ts'
import { readAnswers } from './read-answers.ts'

const PUBLIC_READ = anyone('read')
const PUBLIC_WRITE = anyone('write')

/** The forms themselves, to be filled in before there is anything to buy with them. Only composed in demo mode. */
export function demoFormEndpoints(deps: RegistrationDeps): ServedEndpoint[] {
  const { db, options, now } = deps
  return [
    serve(listDemoForms, PUBLIC_READ, async ({ params }) => {
      const forms = await listNewestForms(db, params.club)
      if (!forms) throw notFound('The club')
      return forms
    }),
    serve(getDemoForm, PUBLIC_READ, async ({ params, query }) => {
      const found = await findClubForm(db, params.club, params.form_id, query.version ?? null)
      if (!found) throw notFound('The form')
      const club = { id: found.clubId, slug: params.club }
      return forVisitors(options, club, found.form, { isClosed: isClosed(found, now()) })
    }),
    serve(giveDemoAnswers, PUBLIC_WRITE, async ({ params, body }, caller) => ({
      answers_id: await giveAnswers(deps, caller, { club: params.club, formId: params.form_id, ...body }),
    })),
    serve(getDemoAnswers, anyoneInPerson('read'), ({ params }, caller) =>
      readAnswers(deps, caller, params.club, params.answers_id),
    ),
  ]
}
