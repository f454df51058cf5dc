import { Link, type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import {
  getPeopleImport,
  type ImportLineState,
  IMPORT_LINE_STATES,
  listImportLines,
} from '@clubhouse/contract/people/office/people-imports'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { ImportLines } from './import-lines.tsx'
import { ImportSteps } from './import-steps.tsx'
import { IMPORT } from './messages.ts'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'
export { listAction as action } from './list-action.ts'

const PER_PAGE = 25

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const search = new URL(request.url).searchParams
  const params = { import_id: id }
  try {
    const [time, list] = await Promise.all([
      clubTime(page, club),
      page.call(getPeopleImport, { headers, params }),
    ])
    const state =
      stateIn(search.get('state')) ??
      (list.counts.problem > 0 ? 'problem' : list.counts.left > 0 ? 'left' : null)
    const isAll = search.get('state') === 'all'
    const number = Math.min(Math.max(1, Number(search.get('page')) || 1), 10_000)
    const query = { page: number, per_page: PER_PAGE, ...(state && !isAll && { state }) }
    const lines = await page.call(listImportLines, { headers, params, query })
    return { time, list, lines, state: isAll ? null : state }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

const stateIn = (text: string | null): ImportLineState | null =>
  IMPORT_LINE_STATES.find((state) => state === text) ?? null

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: IMPORT.title, path: '/people/import', isHidden: true })
}

/** One list: what it would do, what it does, what it did, and the way back. */
export default function ImportListPage() {
  const { time, list, lines, state } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/people/import" className={settings.back}>
          <Icon name="arrow-left" />
          {IMPORT.back}
        </Link>
        <h1 className={settings.heading}>{list.filename}</h1>
        <p className={settings.lead}>
          {IMPORT.uploaded(formatDateTime(list.created_at, time.timeZone), list.created_by)}
        </p>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <ImportSteps list={list} timeZone={time.timeZone} />
      {list.mapping_problem === null && <ImportLines list={list} lines={lines} state={state} />}
    </div>
  )
}
