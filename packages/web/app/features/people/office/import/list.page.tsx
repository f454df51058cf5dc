import { useActionData, useLoaderData } from 'react-router'
import {
  getPeopleImport,
  type ImportLineState,
  IMPORT_LINE_STATES,
  listImportLines,
} from '@clubhouse/contract/people/office/people-imports'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { ImportLines } from './import-lines.tsx'
import { ImportSteps } from './import-steps.tsx'
import { IMPORT } from './messages.ts'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { listAction as action } from './list-action.ts'

const PER_PAGE = 25

export const loader = officeLoader(async ({ call, page, club, headers, search, params: { id = '' } }) => {
  const params = { import_id: id }
  const [time, list] = await Promise.all([clubTime(page, club), call(getPeopleImport, { headers, params })])
  const state =
    stateIn(search.get('state')) ??
    (list.counts.problem > 0 ? 'problem' : list.counts.left > 0 ? 'left' : null)
  const isAll = search.get('state') === 'all'
  const number = Math.min(Math.max(1, Number(search.get('page')) || 1), 10_000)
  const query = { page: number, per_page: PER_PAGE, ...(state && !isAll && { state }) }
  const lines = await call(listImportLines, { headers, params, query })
  return { time, list, lines, state: isAll ? null : state }
})

const stateIn = (text: string | null): ImportLineState | null =>
  IMPORT_LINE_STATES.find((state) => state === text) ?? null

export const meta = titled(IMPORT.title)

/** One list: what it would do, what it does, what it did, and the way back. */
export default function ImportListPage() {
  const { time, list, lines, state } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage
      back={{ to: '/people/import', label: IMPORT.back }}
      title={list.filename}
      lead={IMPORT.uploaded(formatDateTime(list.created_at, time.timeZone), list.created_by)}
    >
      <FormMessage text={answer?.formError ?? null} />
      <ImportSteps list={list} timeZone={time.timeZone} />
      {list.mapping_problem === null && <ImportLines list={list} lines={lines} state={state} />}
    </OfficePage>
  )
}
