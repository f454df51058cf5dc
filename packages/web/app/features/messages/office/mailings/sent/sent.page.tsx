import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getMailing, listMailingRecipients } from '@clubhouse/contract/messages/office/mailings'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import { SENT } from '../messages.ts'
import { Progress } from './progress.tsx'
import { sentList, type SentTo } from './sent-list.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'
export { sentAction as action } from './sent-action.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const of = { mailing_id: params['mailing'] ?? '' }
  try {
    const { content: _content, ...mailing } = await page.call(getMailing, { headers, params: of })
    const source = { list: listMailingRecipients, params: of }
    const data = await loadList<SentTo>(args, sentList(mailing), source)
    return { ...data, list: data.list && { ...data.list, counts: mailing.numbers }, mailing }
  } catch (error) {
    throw error instanceof Response ? error : asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? openSubject(loaderData.mailing.subject) : SENT.numbers
  return pageMeta(matches, { title, path: '/mail/lists', isHidden: true })
}

/** How far a sending has come, and who is behind each number. */
export default function SentPage() {
  const { mailing, ...data } = useLoaderData<typeof loader>()
  return (
    <OfficeList
      room={sentList(mailing)}
      data={data}
      notes={<Progress mailing={mailing} timeZone={data.time.timeZone} />}
    />
  )
}
