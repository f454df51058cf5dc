import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useParams } from 'react-router'
import { MARKS } from '@clubhouse/contract/platform/governing-body/limits'
import {
  type BodyList,
  type ComparedClub,
  type DifferenceCounts,
  listDifferences,
  markDifferences,
  removeBodyList,
} from '@clubhouse/contract/platform/governing-body/lists'
import { isShortBeside } from '@clubhouse/domain/platform/governing-body/short-list'
import { formatDateTime } from '@clubhouse/domain/format'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { listAddressWith, viewIn } from '#parts/office/list/list-address.ts'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { memberAction } from '#lib/page/handlers.ts'
import { COMPARE, DIFFERENCES } from '../messages.ts'
import styles from './compare.module.css'
import { differencesList, type Row } from './differences-list.tsx'
import { asksForNobody, closedClubs, OutsideByClub } from './outside-by-club.tsx'

export const loader = (args: LoaderFunctionArgs) => {
  const { id = '' } = args.params
  const asked = new URL(args.request.url).searchParams.get('club')
  // Which clubs there are comes with the list: until then the one that is asked for is one of them.
  const clubs = asked ? [{ account_id: asked, name: '' }] : []
  return loadPlatformList(args, differencesList({ id, lead: '', clubs }), {
    list: listDifferences,
    params: { list_id: id },
  })
}

/** All that are ticked at once, each form without a script. */
export const action = memberAction(async ({ call, page, request, params: { id = '' } }) => {
  const form = await readForm(request)
  const intent = readFields(form).field('intent')
  const ids = form.getAll('on').filter((each) => typeof each === 'string')
  const params = { list_id: id }
  try {
    if (intent === 'remove') {
      await call(removeBodyList, { params })
      return redirect('/compare', 303)
    }
    const mark = MARKS.find((each) => each === intent)
    if (!mark || ids.length === 0)
      return answerWith({ formError: COMPARE.notDone, notice: COMPARE.notDone }, 400)
    await call(markDifferences, { params, body: { difference_ids: ids.slice(0, 100), mark } })
    const search = askedAddress(request).searchParams
    return redirect(listAddressWith(`/compare/${id}`, search, { done: mark, on: ids }), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, COMPARE.notDone)
    return answerWith({ formError: message, notice: message }, status)
  }
})

export const meta = titled(DIFFERENCES.title)

type Loaded = Partial<{ list: BodyList; clubs: ComparedClub[]; counts: DifferenceCounts }>

export default function DifferencesPage() {
  const data = useLoaderData<LoadedList<Row>>()
  const { id = '' } = useParams()
  // The list brings what it is a list of.
  const { list, clubs = [], counts } = (data.list ?? {}) as Loaded
  const lead = list
    ? `${list.filename} · ${COMPARE.uploaded(formatDateTime(list.created_at, data.time.timeZone), list.created_by)}`
    : ''
  const listPage = differencesList({ id, lead, clubs, hasUnnamed: closedClubs(clubs).length > 0 })
  const search = new URLSearchParams(useLocation().search)
  const isExtra = viewIn(listPage, search).name === 'extra'
  const isDrowned =
    list !== undefined &&
    counts !== undefined &&
    (isShortBeside({ lines: list.lines, extra: counts.extra }) || closedClubs(clubs).length > 0) &&
    asksForNobody(listPage, search)
  return (
    <OfficeList
      listPage={listPage}
      data={data}
      {...(isDrowned && {
        instead: <OutsideByClub path={listPage.path} lines={list.lines} extra={counts.extra} clubs={clubs} />,
      })}
      notes={
        list &&
        counts && (
          <p className={styles.said}>
            <span>{DIFFERENCES.agree(counts.agree)}</span>
            {isExtra && !isDrowned && closedClubs(clubs).length > 0 && (
              <span>
                {DIFFERENCES.unnamed(closedClubs(clubs).reduce((sum, { extra }) => sum + extra, 0))}{' '}
                <Link to={`${listPage.path}?show=extra`}>{DIFFERENCES.seeClubs}</Link>
              </span>
            )}
            {list.problems > 0 && (
              <span>
                {COMPARE.problems(list.problems)}.{' '}
                <Link to={`/compare/${id}/problems`}>{DIFFERENCES.seeProblems}</Link>
              </span>
            )}
          </p>
        )
      }
    />
  )
}
