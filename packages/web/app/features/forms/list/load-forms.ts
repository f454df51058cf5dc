import { FormSort, type FormSummary, listForms } from '@clubhouse/contract/forms/backoffice-forms'
import { fromQuery, pageRange } from '@clubhouse/domain/web/list-state'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '../../../lib/page/api.ts'
import { doneIn, type FormDone, withCopyBelow } from './form-done.ts'
import { type FormsView, viewIn, wantedIn } from './forms-view.ts'
import type { AccountHeader } from '../../../parts/office/require-club.ts'

/** TABLE-11: the page of the list that an address asks for; null where it cannot be had. */
export async function loadForms(page: PageContext, headers: AccountHeader, search: URLSearchParams) {
  const [view, done] = [viewIn(search), doneIn(search)]
  const spokenOf = done?.intent === 'away' || done?.intent === 'copy' ? done.formId : search.get('delete')
  const [list, about] = await Promise.all([
    loadPart(listed(page, headers, search, view), page),
    spokenOf ? loadPart(oneForm(page, headers, spokenOf), page) : null,
  ])
  return {
    list: list.value ? withCopy(list.value, done, about?.value ?? null) : null,
    view,
    done,
    wasPutAway: isAway(done, about?.value ?? null),
    deleting: search.has('delete') ? (about?.value ?? null) : null,
  }
}

async function listed(page: PageContext, headers: AccountHeader, search: URLSearchParams, view: FormsView) {
  const { page: number, perPage, filter, sort } = fromQuery(search)
  const field = FormSort.safeParse(sort?.field).data
  const ask = (wanted: number) =>
    page.call(listForms, {
      headers,
      query: {
        ...wantedIn(view),
        page: wanted,
        per_page: perPage,
        ...(filter && { filter }),
        ...(field && { sort: field, sort_direction: sort?.direction }),
      },
    })
  const first = await ask(number)
  // What was deleted may have been the last on its page.
  return first.items.length === 0 && first.total > 0 && number > 1
    ? ask(pageRange(number, perPage, first.total).page)
    : first
}

/** A form that is spoken of above the list, whichever part of the list is shown. */
async function oneForm(page: PageContext, headers: AccountHeader, id: string): Promise<FormSummary | null> {
  const { items } = await page.call(listForms, { headers, query: { ids: [id] } })
  return items[0] ?? null
}

const isAway = (done: FormDone | null, form: FormSummary | null): FormSummary | null =>
  done?.intent === 'away' && form?.archived_at ? form : null

/** A copy is shown beside what it was made from, on whichever page it will stand later. */
function withCopy<List extends { items: FormSummary[] }>(
  list: List,
  done: FormDone | null,
  copy: FormSummary | null,
): List {
  const isMissing =
    done?.intent === 'copy' && copy && list.items.every(({ form_id }) => form_id !== copy.form_id)
  const items = isMissing ? [...list.items, copy] : list.items
  return { ...list, items: [...withCopyBelow(items, done)] }
}
