import { type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '../../../lib/form/form-answer.ts'
import { FormMessage } from '../../../lib/form/form-message.tsx'
import { pageContext } from '../../../lib/page/page-context.ts'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx'
import { clubTime } from '../../../parts/office/club-time.ts'
import { DeleteForm } from './delete-form.tsx'
import { formsAction } from './forms-action.ts'
import { FormsList } from './forms-list.tsx'
import styles from '../forms.module.css'
import { loadForms } from './load-forms.ts'
import { FORMS } from '../messages.ts'
import { PutAwayNote } from './put-away-note.tsx'
import { requireClub } from '../../../parts/office/require-club.ts'
import { useDoneFocus } from './use-done-focus.ts'

export { FormsError as ErrorBoundary } from '../forms-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const { searchParams } = new URL(request.url)
  const [time, forms] = await Promise.all([clubTime(page, club), loadForms(page, headers, searchParams)])
  return { time, ...forms }
}

export const action = formsAction

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FORMS.title, path: '/forms', isHidden: true })
}

/** FORMED-01: the forms of the club on which somebody works. */
export default function FormsPage() {
  const { list, view, done, wasPutAway, deleting, time } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
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
      {wasPutAway && <PutAwayNote form={wasPutAway} />}
      {deleting && <DeleteForm key={deleting.form_id} form={deleting} view={view} />}
      {list === null ? (
        <ErrorPanel title={FORMS.failed} retryTo="/forms">
          {FORMS.failedBody}
        </ErrorPanel>
      ) : (
        <FormsList list={list} {...{ view, time }} />
      )}
    </div>
  )
}
