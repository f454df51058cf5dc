import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as contract from '@clubhouse/contract/messages/office/distribution-lists'
import { listMailings } from '@clubhouse/contract/messages/office/mailings'
import { getRephraseOffer } from '@clubhouse/contract/office/rephrase'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { EDIT } from '../messages.ts'
import { ListForm } from './list-form.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'
export { saveList as action } from './save-list.ts'

/** DIST-05: one list, or an empty form for a new one. */
export async function loader({ request, context, params: { id } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const of = id === undefined ? null : { headers, params: { email_distribution_list_id: id } }
  try {
    const [list, options, templates, time, offer, reached, sendings] = await Promise.all([
      of && page.call(contract.getDistributionList, of),
      page.call(contract.getRecipientFilters, { headers }),
      page.call(contract.listEmailTemplates, { headers }),
      clubTime(page, club),
      // Without the offer there is no button, without the count a way to count again; all else works.
      loadPart(page.call(getRephraseOffer, { headers }), page),
      loadPart(
        of
          ? page
              .call(contract.listRecipients, { ...of, query: { per_page: 5 } })
              .then(({ sum, items }) => ({ sum, sample: items }))
          : page.call(contract.countRecipients, { headers, body: { filters: [] } }),
        page,
      ),
      of
        ? loadPart(page.call(listMailings, { headers, query: { ...of.params, per_page: 5 } }), page)
        : { value: null },
    ])
    return {
      list,
      options,
      templates: templates.items,
      time,
      service: offer.value?.service ?? 'none',
      reached: reached.value,
      sendings: sendings.value?.items ?? [],
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** What is being written is not fetched anew under it, unless it was saved. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  nextUrl,
  currentUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id'] || nextUrl.search !== currentUrl.search
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData?.list?.name ?? EDIT.fresh
  return pageMeta(matches, { title, path: '/mail/lists', isHidden: true })
}

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
