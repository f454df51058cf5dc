import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import * as contract from '@clubhouse/contract/messages/office/distribution-lists'
import { listMailings } from '@clubhouse/contract/messages/office/mailings'
import { getRephraseOffer } from '@clubhouse/contract/office/rephrase'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { EDIT } from '../messages.ts'
import { begunWith } from './begun-with.ts'
import { ListForm } from './list-form.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'
export { saveList as action } from './save-list.ts'

/** DIST-05: one list, or an empty form for a new one. */
export const loader = officeLoader(async ({ call, page, club, headers, search, params: { id } }) => {
  const begins = id === undefined ? begunWith(search) : []
  const of = id === undefined ? null : { headers, params: { email_distribution_list_id: id } }
  const [list, options, templates, time, offer, reached, sendings] = await Promise.all([
    of && call(contract.getDistributionList, of),
    call(contract.getRecipientFilters, { headers }),
    call(contract.listEmailTemplates, { headers }),
    clubTime(page, club),
    // Without the offer there is no button, without the count a way to count again; all else works.
    loadPart(call(getRephraseOffer, { headers }), page),
    loadPart(
      of
        ? call(contract.listRecipients, { ...of, query: { per_page: 5 } }).then(({ sum, items }) => ({
            sum,
            sample: items,
          }))
        : call(contract.countRecipients, { headers, body: { filters: begins } }),
      page,
    ),
    of
      ? loadPart(call(listMailings, { headers, query: { ...of.params, per_page: 5 } }), page)
      : { value: null },
  ])
  return {
    list,
    begins,
    options,
    templates: templates.items,
    time,
    service: offer.value?.service ?? 'none',
    reached: reached.value,
    sendings: sendings.value?.items ?? [],
  }
})

/** What is being written is not fetched anew under it, unless it was saved. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  nextUrl,
  currentUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id'] || nextUrl.search !== currentUrl.search
}

export const meta = titled<typeof loader>((data) => data?.list?.name ?? EDIT.fresh)

export default function ListPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const { list } = loaded
  return (
    <ListForm
      key={list ? `${list.email_distribution_list_id} ${list.revision}` : 'new'}
      {...loaded}
      answer={answer}
    />
  )
}
