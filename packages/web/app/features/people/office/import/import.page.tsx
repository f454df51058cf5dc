import { Link, redirect, useActionData, useLoaderData } from 'react-router'
import { listPeopleImports, uploadPeople } from '@clubhouse/contract/people/office/people-imports'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormWithFile } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import styles from './import.module.css'
import { IMPORT, STATES } from './messages.ts'
import { UploadForm } from './upload-form.tsx'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [time, list] = await Promise.all([
    clubTime(page, club),
    call(listPeopleImports, { headers, query: { per_page: 50 } }),
  ])
  return { time, imports: list.items }
})

/** The one page of its kind that takes a file (api/src/kernel/http/limits/body-limits.ts). */
export const action = officeAction(async ({ call, headers, request }) => {
  const form = await readFormWithFile(request)
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return answerWith({ formError: IMPORT.noFile })
  const replaces = form.get('replaces')
  const { import_id: id } = await call(uploadPeople, {
    headers,
    body: {
      file: new Uint8Array(await file.arrayBuffer()),
      filename: file.name.slice(-300),
      ...(typeof replaces === 'string' && { replaces }),
    },
  })
  return redirect(`/people/import/${id}`, 303)
}, IMPORT.failed)

export const meta = titled(IMPORT.title)

/** Where a club brings its people along, and what it has brought before. */
export default function ImportPage() {
  const { time, imports } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage title={IMPORT.title} lead={IMPORT.lead}>
      <FormMessage text={answer?.formError ?? null} />
      <UploadForm label={IMPORT.check} isPrimary />
      <section className={styles.notes} aria-labelledby="what">
        <h2 id="what">{IMPORT.columns}</h2>
        <ul>
          <li>{IMPORT.adults}</li>
          <li>{IMPORT.children}</li>
          <li>{IMPORT.mails}</li>
        </ul>
      </section>
      <section className={styles.notes} aria-labelledby="earlier">
        <h2 id="earlier">{IMPORT.earlier}</h2>
        {imports.length === 0 && <EmptyState icon="family">{IMPORT.none}</EmptyState>}
        <ul className={styles.lists}>
          {imports.map((each) => (
            <li key={each.import_id} className={styles.list}>
              <Link to={`/people/import/${each.import_id}`}>{each.filename}</Link>
              <Badge tone={each.state === 'done' ? 'success' : 'neutral'}>{STATES[each.state]}</Badge>
              <span className={styles.quiet}>
                {IMPORT.uploaded(formatDateTime(each.created_at, time.timeZone), each.created_by)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </OfficePage>
  )
}
