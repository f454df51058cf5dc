import type { LoaderFunctionArgs } from 'react-router'
import { type FormSummary, listForms } from '@clubhouse/contract/people/office/forms'
import { loadPart } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { FORMS_LIST } from './forms-list.tsx'

/** TABLE-11: the page of the list that an address asks for, with what is spoken of beside it. */
export async function loadForms(args: LoaderFunctionArgs) {
  const search = askedAddress(args.request).searchParams
  const copied = search.get('done') === 'copy' ? search.get('on') : null
  const asked = search.get('delete')
  const [data, copy, deleting] = await Promise.all([
    loadList(args, FORMS_LIST, { list: listForms }),
    oneForm(args, copied),
    oneForm(args, asked),
  ])
  const items = data.list?.items ?? []
  const list = data.list && { ...data.list, items: withCopyBelow(items, copy, search.get('of')) }
  return { ...data, list, deleting }
}

async function oneForm({ request, context }: LoaderFunctionArgs, id: string | null) {
  if (!id) return null
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const found = await loadPart(page.call(listForms, { headers, query: { ids: [id] } }), page)
  return found.value?.items[0] ?? null
}

/** Nothing moves under the pointer that pressed the button, on whichever page the copy will stand later. */
function withCopyBelow(items: FormSummary[], copy: FormSummary | null, of: string | null): FormSummary[] {
  const others = items.filter(({ form_id }) => form_id !== copy?.form_id)
  const at = others.findIndex(({ form_id }) => form_id === of)
  return copy && at >= 0 ? others.toSpliced(at + 1, 0, copy) : items
}
