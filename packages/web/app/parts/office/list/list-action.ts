import { type ActionFunctionArgs, redirect } from 'react-router'
import { changeSavedView, createSavedView, deleteSavedView } from '@clubhouse/contract/office/saved-views'
import { isRefusal } from '@clubhouse/contract/refusal'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { type FormFields, readFields } from '../../../lib/form/form-fields.ts'
import { readForm } from '../../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../../lib/form/refused.ts'
import { askedAddress, pageContext } from '../../../lib/page/page-context.ts'
import { requireUser } from '../../../lib/page/require-user.ts'
import { type NoticeName, withNotice } from '../../../lib/visit/notices.ts'
import { type AccountHeader, requireClub } from '../require-club.ts'
import { type Changes, listAddressWith, savedAddress, viewQuery } from './list-address.ts'
import { LIST } from './messages.ts'
import { type OfficeListPage, shownAs } from './list-page.ts'

export interface Asking {
  page: PageContext
  headers: AccountHeader
}

/** One thing done to one row, or made anew: answers what came of it, if that is another row or another page. */
export type ActOf<By> = (
  asking: By,
  id: string,
  /** What its row showed, where the list page says it. */
  shown: string,
) => Promise<{
  made?: string
  to?: string
  notice?: NoticeName
  /** What else of the list's address changes by it. */
  changes?: Changes
} | void>
export type Act = ActOf<Asking>

type ListPageWithActions<Row extends object> = Omit<OfficeListPage<Row>, 'columns'> & {
  columns: readonly { key: string }[]
}

/** For the action of a list page: what can be done from the list, each by a form that needs no script. */
export async function actOnList<Row extends object>(
  { request, context }: ActionFunctionArgs,
  found: ListPageWithActions<Row> | (() => Promise<ListPageWithActions<Row>>),
  acts: Record<string, Act>,
) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  return act({ asking: { page, headers }, request, found, acts, ofViews })
}

/** The same on the platform's own sites, where there is no club, and no view is saved. */
export async function actOnPlatformList<Row extends object>(
  { request, context }: ActionFunctionArgs,
  found: ListPageWithActions<Row>,
  acts: Record<string, ActOf<{ page: PageContext }>>,
) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  return act({ asking: { page }, request, found, acts, ofViews: () => Promise.resolve(null) })
}

interface Acting<Row extends object, By> {
  asking: By
  request: Request
  found: ListPageWithActions<Row> | (() => Promise<ListPageWithActions<Row>>)
  acts: Record<string, ActOf<By>>
  /** Where it leads; null for what no form of ours asks. */
  ofViews: (
    asking: By,
    listPage: ListPageWithActions<Row>,
    search: URLSearchParams,
    field: FormFields['field'],
  ) => Promise<string | null>
}

async function act<Row extends object, By extends { page: PageContext }>(acting: Acting<Row, By>) {
  const { asking, request, found, acts, ofViews: onViews } = acting
  const { page } = asking
  const search = askedAddress(request).searchParams
  const form = await readForm(request)
  // One that has to be asked for is, once there is a form of ours.
  const listPage = typeof found === 'function' ? await found() : found
  const { field } = readFields(form)
  const intent = field('intent')
  const own = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  try {
    if (own) return redirect(await done(own), 303)
    const view = await onViews(asking, listPage, search, field)
    return view ? redirect(view, 303) : answerWith({ formError: LIST.notDone, notice: LIST.notDone }, 400)
  } catch (error) {
    const { status, message } = refusedBy(error, page, LIST.notDone)
    return answerWith({ formError: message || LIST.notDone, notice: message || LIST.notDone }, status)
  }

  /** One after the other, as if each had been pressed. */
  async function done(each: ActOf<By>): Promise<string> {
    const ids = form
      .getAll('on')
      .filter((id) => typeof id === 'string')
      .slice(0, 100)
    const results: Awaited<ReturnType<ActOf<By>>>[] = []
    let isPart = false
    for (const id of ids.length > 0 ? ids : ['']) {
      try {
        results.push(await each(asking, id, field(shownAs(id))))
      } catch (error) {
        // What was done before it stays done, and can be taken back; the rest is still in the list.
        if (results.length === 0 || !isRefusal(error)) throw error
        isPart = true
        break
      }
    }
    const [first] = results
    const on = results.map((result, at) => result?.made ?? ids[at] ?? '')
    const of = first?.made && ids[0] ? ids[0] : null
    const address =
      first?.to ?? listAddressWith(listPage.path, search, { ...first?.changes, done: intent, on, of })
    // What was done to some and not to others is neither.
    const isMixed = new Set(results.map((result) => result?.notice)).size > 1
    const notice = isPart || isMixed ? 'not-all-done' : first?.notice
    return notice ? withNotice(address, notice) : address
  }
}

/** Where it leads; null for what no form of ours asks. */
async function ofViews<Row extends object>(
  { page, headers }: Asking,
  listPage: ListPageWithActions<Row>,
  search: URLSearchParams,
  field: FormFields['field'],
): Promise<string | null> {
  const query = viewQuery(listPage, search)
  const params = { view_id: field('view') }
  switch (field('intent')) {
    case 'view-save': {
      const body = { room: listPage.key, name: field('name'), query }
      return savedAddress(listPage.path, await page.call(createSavedView, { headers, body }))
    }
    case 'view-rename': {
      const body = { name: field('name') }
      await page.call(changeSavedView, { headers, params, body })
      return listAddressWith(listPage.path, search, {})
    }
    case 'view-keep': {
      const view = await page.call(changeSavedView, { headers, params, body: { query } })
      return savedAddress(listPage.path, view)
    }
    case 'view-delete':
      await page.call(deleteSavedView, { headers, params })
      // What it showed is still shown: it can be saved again.
      return listAddressWith(listPage.path, search, { view: null })
    default:
      return null
  }
}
