import { getInitialAnswers, getPlanForm, getQuestionOptions } from '@clubhouse/contract/people/registration'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyone, member } from '#kernel/http/guard.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { stillOpenSince } from './closed-forms.ts'
import type { RegistrationDeps } from './deps.ts'
import { forVisitors } from './for-visitors.ts'
import { findPlanForms, findQuestion } from './forms.queries.ts'
import { initialAnswers } from './initial-answers.ts'

const PUBLIC_READ = anyone('read')
const OWN_READ = member('read')

/** Each may become a question to a host of somebody else's. */
const LIST_READ = anyone('search')

/** For those who register, and for the pages that ask them. */
export function registrationEndpoints(deps: RegistrationDeps): ServedEndpoint[] {
  const { db, options, now } = deps
  return [
    serve(getPlanForm, PUBLIC_READ, async ({ params }) => {
      const forms = await findPlanForms(db, params.club, params.plan_id)
      if (!forms) throw notFound('The plan')
      const club = { id: forms.clubId, slug: params.club }
      const [memberForm, guardianForm] = await Promise.all([
        forVisitors(options, club, forms.member),
        forms.guardian && forVisitors(options, club, forms.guardian),
      ])
      return { member: memberForm, guardian: guardianForm }
    }),
    serve(getInitialAnswers, OWN_READ, (input, caller) => initialAnswers(deps, caller, input)),
    serve(getQuestionOptions, LIST_READ, async ({ params }) => {
      const { club, form_id: formId, version, question_id: questionId } = params
      const found = await findQuestion(db, club, {
        formId,
        version,
        questionId,
        openSince: stillOpenSince(now()),
      })
      // Only what stands in this version of this club's form is ever asked for.
      if (!found || found.question.input.metadata.url === null) throw notFound('The question')
      const offered = await options.of(found.clubId, found.question, { isPatient: true })
      return offered.map(({ value }) => ({ name: value }))
    }),
  ]
}
