import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { listPeopleImports, uploadPeople } from '@clubhouse/contract/people/office/people-imports'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormWithFile } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from './import.module.css'
import { IMPORT, STATES } from './messages.ts'
import { UploadForm } from './upload-form.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [time, list] = await Promise.all([
      clubTime(page, club),
      page.call(listPeopleImports, { headers, query: { per_page: 50 } }),
    ])
    return { time, imports: list.items }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** The one page of its kind that takes a file (api/src/kernel/http/limits/body-limits.ts). */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const form = await readFormWithFile(request)
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return answerWith({ formError: IMPORT.noFile })
  const replaces = form.get('replaces')
  try {
    const { import_id: id } = await page.call(uploadPeople, {
      headers,
      body: {
        file: new Uint8Array(await file.arrayBuffer()),
        filename: file.name.slice(-300),
        ...(typeof replaces === 'string' && { replaces }),
      },
    })
    return redirect(`/people/import/${id}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, IMPORT.failed)
    return answerWith({ formError: message }, status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: IMPORT.title, path: '/people/import', isHidden: true })
}

/** Where a club brings its people along, and what it has brought before. */
export default function ImportPage() {
  const { time, imports } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{IMPORT.title}</h1>
        <p className={settings.lead}>{IMPORT.lead}</p>
      </header>
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
    </div>
  )
}
