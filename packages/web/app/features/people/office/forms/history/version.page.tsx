import { Link, useLoaderData } from 'react-router'
import { getForm, getFormVersion } from '@clubhouse/contract/people/office/forms'
import { dayOf } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import styles from '../forms.module.css'
import { savedWhen } from '../messages.ts'
import { HISTORY } from './messages.ts'
import { previewForm } from '../preview/preview-form.ts'
import { RestoreButton } from './restore-button.tsx'

export const loader = officeLoader(async ({ call, page, club, headers, params }) => {
  const asked = { form_id: params['id'] ?? '' }
  const [form, newest, time] = await Promise.all([
    call(getFormVersion, { params: { ...asked, version: Number(params['version']) }, headers }),
    call(getForm, { params: asked, headers }),
    clubTime(page, club),
  ])
  return { form, isNewest: form.version === newest.version, time }
})

export const meta = titled(HISTORY.title)

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
