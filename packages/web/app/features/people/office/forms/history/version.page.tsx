import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getForm, getFormVersion } from '@clubhouse/contract/people/office/forms'
import { dayOf } from '@clubhouse/domain/format'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import styles from '../forms.module.css'
import { savedWhen } from '../messages.ts'
import { HISTORY } from './messages.ts'
import { previewForm } from '../preview/preview-form.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { RestoreButton } from './restore-button.tsx'

export { FormsError as ErrorBoundary } from '../forms-error.tsx'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const asked = { form_id: params['id'] ?? '' }
  try {
    const [form, newest, time] = await Promise.all([
      page.call(getFormVersion, { params: { ...asked, version: Number(params['version']) }, headers }),
      page.call(getForm, { params: asked, headers }),
      clubTime(page, club),
    ])
    return { form, isNewest: form.version === newest.version, time }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: HISTORY.title, path: '/forms', isHidden: true })
}

/** One version, to be looked at; nothing can be entered. */
export default function VersionPage() {
  const { form, isNewest, time } = useLoaderData<typeof loader>()
  const { form_id: id, version, name, saved_at: savedAt, saved_by: savedBy } = form
  return (
    <div className={styles.narrow}>
      <Link className={styles.back} to={`/forms/${id}/history`}>
        <Icon name="arrow-left" />
        {HISTORY.toHistory}
      </Link>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>{name}</h1>
          <p className={styles.lead}>
            {HISTORY.version(version)}.{' '}
            {HISTORY.viewNote(savedWhen(savedAt, time.now, time.timeZone), savedBy)}
          </p>
        </div>
        {!isNewest && <RestoreButton formId={id} version={version} />}
      </header>
      <DynamicForm form={previewForm(form, form)} today={dayOf(time.now, time.timeZone)} readOnly />
    </div>
  )
}
