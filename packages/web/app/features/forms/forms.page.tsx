import { type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { listForms } from '@clubhouse/contract/backoffice-forms'
import { loadPart } from '../../lib/api.ts'
import type { FormAnswer } from '../../lib/form/form-answer.ts'
import { FormMessage } from '../../lib/form/form-message.tsx'
import { pageContext } from '../../lib/page-context.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ErrorPanel } from '../../ui/panel/error-panel.tsx'
import { clubTime } from './club-time.ts'
import { doneIn } from './form-done.ts'
import { formsAction } from './forms-action.ts'
import { FormsList } from './forms-list.tsx'
import { viewIn } from './forms-view.ts'
import styles from './forms.module.css'
import { FORMS } from './messages.ts'
import { PutAwayNote } from './put-away-note.tsx'
import { requireClub } from './require-club.ts'
import { useDoneFocus } from './use-done-focus.ts'

export { FormsError as ErrorBoundary } from './forms-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const { searchParams } = new URL(request.url)
  const [time, forms] = await Promise.all([
    clubTime(page, club),
    loadPart(page.call(listForms, { headers }), page),
  ])
  return {
    time,
    forms: forms.value?.items ?? null,
    view: viewIn(searchParams),
    deleting: searchParams.get('delete'),
    done: doneIn(searchParams),
  }
}

export const action = formsAction

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FORMS.title, path: '/forms', isHidden: true })
}

/** FORMED-01: the forms of the club on which somebody works. */
export default function FormsPage() {
  const { forms, ...state } = useLoaderData<typeof loader>()
  const { done } = state
  const answer = useActionData<FormAnswer>()
  const gone =
    done?.intent === 'away' &&
    forms?.find(({ form_id, archived_at }) => form_id === done.formId && archived_at !== null)
  useDoneFocus(done)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>{FORMS.title}</h1>
          <p className={styles.lead}>{FORMS.lead}</p>
        </div>
        <ButtonLink variant="primary" icon="plus" to="/forms/new">
          {FORMS.create}
        </ButtonLink>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      {gone && <PutAwayNote form={gone} />}
      {forms === null ? (
        <ErrorPanel title={FORMS.failed} retryTo="/forms">
          {FORMS.failedBody}
        </ErrorPanel>
      ) : (
        <FormsList forms={forms} {...state} />
      )}
    </div>
  )
}
