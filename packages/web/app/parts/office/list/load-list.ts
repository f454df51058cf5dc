import { type LoaderFunctionArgs } from 'react-router'
import { listSavedViews, type SavedView } from '@clubhouse/contract/office/saved-views'
import type { Endpoint } from '@clubhouse/contract/endpoint'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { isToRead, neededToEnter } from '@clubhouse/domain/office/rights'
import { fromQuery, pageRange } from '@clubhouse/domain/web/list-state'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '../../../lib/page/api.ts'
import { askedAddress, pageContext } from '../../../lib/page/page-context.ts'
import { clubTime } from '../club-time.ts'
import { type AccountHeader, requireClub } from '../require-club.ts'
import { filtersIn, viewIn } from './list-address.ts'
import type { ListReply, OfficeListPage } from './list-page.ts'

/** Where the rows come from: a list call of the API (TABLE-11), and what it is always asked. */
export interface ListSource {
  list: Endpoint
  /** Of what it is a list, where its address says so. */
  params?: Record<string, string>
  base?: Record<string, unknown>
}

export interface LoadedView extends SavedView {
  /** Null where it could not be counted. */
  count: number | null
}

/** For the loader of a list page: the page of the list that its address asks for, and what the pattern shows around it. */
export async function loadList<Row extends object>(
  { request, context }: LoaderFunctionArgs,
  listPage: OfficeListPage<Row>,
  source: ListSource,
) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const search = askedAddress(request).searchParams
  const ask = asking<Row>(page, headers, source)
  const [time, list, saved, done] = await Promise.all([
    clubTime(page, club),
    loadPart(pageOf(listPage, search, ask), page),
    savedViews(page, headers, listPage, ask),
    whatWasDone(listPage, search, ask, page),
  ])
  return {
    time,
    list: list.value,
    saved,
    done,
    isToRead: isToRead(club, listPage.path),
    closed: closedActions(listPage, club),
  }
}

export type LoadedList<Row extends object> = Omit<
  Awaited<ReturnType<typeof loadList<Row>>>,
  'saved' | 'isToRead' | 'closed'
> & {
  /** Null where none are saved: they are kept for each club. */
  saved: LoadedView[] | null
  /** Nothing is added or done from it. */
  isToRead?: boolean
  /** Intents that lead to a page which they may not open. */
  closed?: string[]
}

const closedActions = <Row extends object>(
  { actions = [] }: OfficeListPage<Row>,
  standing: Standing,
): string[] =>
  actions.flatMap(({ intent, bulkTo }) =>
    bulkTo !== undefined && !holds(standing, neededToEnter(bulkTo)) ? [intent] : [],
  )

type Ask<Row> = (query: Record<string, unknown>) => Promise<ListReply<Row>>

/** Only what the call knows goes into it: an address may say anything. */
export function asking<Row>(
  page: PageContext,
  headers: AccountHeader | Record<string, never>,
  { list, params, base = {} }: ListSource,
): Ask<Row> {
  // The list page says whose rows these are; the endpoint is the one that it names.
  return (query) =>
    page.call(list, {
      headers,
      ...(params && { params }),
      query: { ...base, ...knownTo(list, query) },
    }) as Promise<ListReply<Row>>
}

export function knownTo({ query }: Endpoint, asked: Record<string, unknown>): Record<string, unknown> {
  const { shape } = query as unknown as {
    shape: Record<string, { safeParse: (value: unknown) => { success: boolean } } | undefined>
  }
  const known = Object.entries(asked).filter(([name, value]) => shape[name]?.safeParse(value).success)
  return Object.fromEntries(known)
}

/** What an address asks the API for, but for the page. */
export function questionOf<Row extends object>(listPage: OfficeListPage<Row>, search: URLSearchParams) {
  const { filter, sort } = fromQuery(search)
  return {
    ...viewIn(listPage, search).query,
    ...filtersIn(listPage, search),
    ...(filter && { filter }),
    ...(sort && { sort: sort.field, sort_direction: sort.direction }),
  }
}

/** The page that an address asks for. */
export async function pageOf<Row extends object>(
  listPage: OfficeListPage<Row>,
  search: URLSearchParams,
  ask: Ask<Row>,
) {
  const { page: number, perPage } = fromQuery(search)
  const question = { ...questionOf(listPage, search), per_page: perPage }
  const first = await ask({ ...question, page: number })
  // What was put away may have been the last on its page.
  return first.items.length === 0 && first.total > 0 && number > 1
    ? ask({ ...question, page: pageRange(number, perPage, first.total).page })
    : first
}

async function savedViews<Row extends object>(
  page: PageContext,
  headers: AccountHeader,
  listPage: OfficeListPage<Row>,
  ask: Ask<Row>,
): Promise<LoadedView[]> {
  const { value } = await loadPart(
    page.call(listSavedViews, { headers, query: { room: listPage.key } }),
    page,
  )
  return Promise.all(
    (value?.items ?? []).map(async (view) => {
      const question = questionOf(listPage, new URLSearchParams(view.query))
      const counted = await loadPart(ask({ ...question, per_page: 1 }), page)
      return { ...view, count: counted.value?.total ?? null }
    }),
  )
}

/** What can be taken back, while it still can. */
export async function whatWasDone<Row extends object>(
  listPage: OfficeListPage<Row>,
  search: URLSearchParams,
  ask: Ask<Row>,
  page: PageContext,
) {
  const intent = search.get('done')
  const ids = search.getAll('on').slice(0, 100)
  const undo = listPage.actions?.find((action) => action.intent === intent)?.undo
  if (intent === null || ids.length === 0) return null
  if (!undo) return { intent, ids, names: [] }
  const { value } = await loadPart(ask({ ids, per_page: 100, ...undo.foundBy }), page)
  const rows = value?.items ?? []
  return { intent, ids: rows.map((row) => listPage.id(row)), names: rows.map((row) => listPage.name(row)) }
}
