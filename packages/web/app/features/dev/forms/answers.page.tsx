import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router'
import { getDemoAnswers } from '@clubhouse/contract/people/demo-forms'
import { asRouteError } from '#lib/page/api.ts'
import { clubOf, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { forgetDraft } from '#parts/people/dynamic-form/drafts/draft.ts'
import { AnsweredSections } from '#parts/people/registration-form/answered-sections.tsx'
import { ABOUT } from '#parts/people/registration-form/people-choices.ts'
import styles from './dev-forms.module.css'
import { ANSWERS, FILL_IN } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Nothing of this exists in live mode. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (!page.demo) throw redirect('/error')
  try {
    const input = { params: { club: clubOf(page), answers_id: params['answersId'] ?? '' } }
    return await page.call(getDemoAnswers, input)
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ANSWERS.title, path: '/dev/forms', isHidden: true })
}

/** What the club receives, in the words of the version that was answered. */
export default function AnswersPage() {
  const { form, answers, newest_version } = useLoaderData<typeof loader>()
  const { account } = useClub()
  useForgottenDraft()
  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <h1>{ANSWERS.title}</h1>
          <p className={styles.lead}>{ANSWERS.lead(account.name)}</p>
        </div>
      </header>
      <div className={`container ${styles.column}`}>
        <div className={styles.paper}>
          <div className={styles.stamp}>
            <Badge tone="success">{ANSWERS.given(form.name, form.version)}</Badge>
          </div>
          {newest_version > form.version && (
            <p className={styles.note}>
              <Icon name="info" />
              <span>{ANSWERS.newer(newest_version)}</span>
            </p>
          )}
          {answers.sections.length === 0 ? (
            <EmptyState icon="edit">{ANSWERS.none}</EmptyState>
          ) : (
            <AnsweredSections form={form} answers={answers} />
          )}
          <div className={styles.ways}>
            <ButtonLink variant="primary" to={`/dev/forms/${form.form_id}`}>
              {ANSWERS.again}
            </ButtonLink>
            <ButtonLink to="/dev/forms">{FILL_IN.all}</ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}

/** The answers are kept: what was typed for them need not be. The address is not to say so a second time. */
function useForgottenDraft() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const draft = new URLSearchParams(search).get(ABOUT.draft)
    if (draft === null) return
    forgetDraft(draft)
    void navigate(pathname, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [navigate, pathname, search])
}
