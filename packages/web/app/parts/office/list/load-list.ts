import { type LoaderFunctionArgs } from 'react-router'
import { listSavedViews, type SavedView } from '@clubhouse/contract/office/saved-views'
import type { Endpoint } from '@clubhouse/contract/endpoint'
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

/** For the loader of a room: the page of the list that its address asks for, and what the pattern shows around it. */
export async function loadList<Row extends object>(
  { request, context }: LoaderFunctionArgs,
  room: OfficeListPage<Row>,
  source: ListSource,
) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const search = askedAddress(request).searchParams
  const ask = asking<Row>(page, headers, source)
  const [time, list, saved, done] = await Promise.all([
    clubTime(page, club),
    loadPart(pageOf(room, search, ask), page),
    savedViews(page, headers, room, ask),
    whatWasDone(room, search, ask, page),
  ])
  return { time, list: list.value, saved, done }
}

export type LoadedList<Row extends object> = Omit<Awaited<ReturnType<typeof loadList<Row>>>, 'saved'> & {
  /** Null where none are saved: they are kept for each club. */
  saved: LoadedView[] | null
}

type Ask<Row> = (query: Record<string, unknown>) => Promise<ListReply<Row>>

/** Only what the call knows goes into it: an address may say anything. */
export function asking<Row>(
  page: PageContext,
  headers: AccountHeader | Record<string, never>,
  { list, params, base = {} }: ListSource,
): Ask<Row> {
  // The room says whose rows these are; the endpoint is the one that it names.
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
export function questionOf<Row extends object>(room: OfficeListPage<Row>, search: URLSearchParams) {
  const { filter, sort } = fromQuery(search)
  return {
    ...viewIn(room, search).query,
    ...filtersIn(room, search),
    ...(filter && { filter }),
    ...(sort && { sort: sort.field, sort_direction: sort.direction }),
  }
}

/** The page that an address asks for. */
export async function pageOf<Row extends object>(
  room: OfficeListPage<Row>,
  search: URLSearchParams,
  ask: Ask<Row>,
) {
  const { page: number, perPage } = fromQuery(search)
  const question = { ...questionOf(room, search), per_page: perPage }
  const first = await ask({ ...question, page: number })
  // What was put away may have been the last on its page.
  return first.items.length === 0 && first.total > 0 && number > 1
    ? ask({ ...question, page: pageRange(number, perPage, first.total).page })
    : first
}

async function savedViews<Row extends object>(
  page: PageContext,
  headers: AccountHeader,
  room: OfficeListPage<Row>,
  ask: Ask<Row>,
): Promise<LoadedView[]> {
  const { value } = await loadPart(page.call(listSavedViews, { headers, query: { room: room.key } }), page)
  return Promise.all(
    (value?.items ?? []).map(async (view) => {
      const question = questionOf(room, new URLSearchParams(view.query))
      const counted = await loadPart(ask({ ...question, per_page: 1 }), page)
      return { ...view, count: counted.value?.total ?? null }
    }),
  )
}

/** What can be taken back, while it still can. */
export async function whatWasDone<Row extends object>(
  room: OfficeListPage<Row>,
  search: URLSearchParams,
  ask: Ask<Row>,
  page: PageContext,
) {
  const intent = search.get('done')
  const ids = search.getAll('on').slice(0, 100)
  const undo = room.actions?.find((action) => action.intent === intent)?.undo
  if (intent === null || ids.length === 0) return null
  if (!undo) return { intent, ids, names: [] }
  const { value } = await loadPart(ask({ ids, per_page: 100, ...undo.foundBy }), page)
  const rows = value?.items ?? []
  return { intent, ids: rows.map((row) => room.id(row)), names: rows.map((row) => room.name(row)) }
}
