import { useRef } from 'react'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { getDemoForm, giveDemoAnswers, listDemoForms } from '@clubhouse/contract/people/demo-forms'
import { comesAnew } from '#lib/page/may-have-changed.ts'
import { clubOf, pageContext } from '#lib/page/page-context.ts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { loadRegistration, type RegistrationData } from '#parts/people/registration-form/load-registration.ts'
import { PERSON } from '#parts/people/registration-form/people-choices.ts'
import { RegistrationForm } from '#parts/people/registration-form/registration-form.tsx'
import { sendSafely } from '#parts/people/registration-form/send-safely.ts'
import { type Refused, refusedContext, takeAnswers } from '#parts/people/registration-form/take-answers.ts'
import { titleOfFailed } from '#ui/error-summary/error-summary.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './dev-forms.module.css'
import { FILL_IN, KIND_SENTENCE } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Nothing of this exists in live mode. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (!page.demo) throw redirect('/error')
  const club = clubOf(page)
  const source = {
    findForm: () => page.call(getDemoForm, { params: { club, form_id: params['formId'] ?? '' }, query: {} }),
    findPlan: async ({ form_id }: { form_id: string }) => {
      const forms = await page.call(listDemoForms, { params: { club } })
      return forms.find((form) => form.form_id === form_id)?.plan_id || null
    },
  }
  const loaded = await loadRegistration(page, source, new URL(request.url).searchParams.get(PERSON))
  return { ...loaded, isRefused: context.get(refusedContext) }
}

export async function action(args: ActionFunctionArgs) {
  const page = args.context.get(pageContext)
  if (!page.demo) throw redirect('/error')
  const params = { club: clubOf(page), form_id: args.params['formId'] ?? '' }
  return takeAnswers(args, {
    findForm: (version) =>
      page.call(getDemoForm, { params, query: version === undefined ? {} : { version } }),
    keep: async ({ form_id }, body) => {
      const { answers_id } = await page.call(giveDemoAnswers, { params: { ...params, form_id }, body })
      return `/dev/forms/answers/${answers_id}`
    },
  })
}

/**
 * Named together by the page and by what sends it, so that the two are one file: whoever has lost the signal cannot
 * fetch another to be told so.
 */
const REGISTRATION = { Form: RegistrationForm, send: sendSafely }

export const clientAction = (args: ClientActionFunctionArgs) => REGISTRATION.send(args)

export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) => comesAnew(asked)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const name = loaderData?.form.name ?? siteIn(matches)?.account?.name ?? ''
  const title = loaderData?.isRefused ? titleOfFailed(name) : name
  return pageMeta(matches, { title, path: '/dev/forms', isHidden: true })
}

export default function FillInPage() {
  const loaded = useLoaderData<RegistrationData>()
  const served = useActionData<Refused>()
  const title = useRef<HTMLHeadingElement>(null)
  const form = served?.again?.form ?? loaded.form
  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <Link to="/dev/forms" className={styles.heroBack}>
            <Icon name="chevron-left" />
            {FILL_IN.all}
          </Link>
          <h1 ref={title} tabIndex={-1}>
            {form.name}
          </h1>
          <p className={styles.lead}>{KIND_SENTENCE[form.kind]}</p>
        </div>
      </header>
      <div className={`container ${styles.column}`}>
        <REGISTRATION.Form
          loaded={loaded}
          served={served}
          here={`/dev/forms/${form.form_id}`}
          onStartAgain={() => title.current?.focus()}
        />
      </div>
    </>
  )
}
