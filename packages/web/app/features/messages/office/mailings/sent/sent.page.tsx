import { useLoaderData } from 'react-router'
import { getMailing, listMailingRecipients } from '@clubhouse/contract/messages/office/mailings'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { titled } from '#lib/page/page-meta.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { SENT } from '../messages.ts'
import { Progress } from './progress.tsx'
import { sentList, type SentTo } from './sent-list.tsx'

export { MailError as ErrorBoundary } from '../mail-error.tsx'
export { sentAction as action } from './sent-action.ts'

export const loader = officeLoader(async (args) => {
  const { call, headers, params } = args
  const of = { mailing_id: params['mailing'] ?? '' }
  const { content: _content, ...mailing } = await call(getMailing, { headers, params: of })
  const source = { list: listMailingRecipients, params: of }
  const data = await loadList<SentTo>(args, sentList(mailing), source)
  return { ...data, list: data.list && { ...data.list, counts: mailing.numbers }, mailing }
})

export const meta = titled<typeof loader>((data) => (data ? openSubject(data.mailing.subject) : SENT.numbers))

/** How far a sending has come, and who is behind each number. */
export default function SentPage() {
  const { mailing, ...data } = useLoaderData<typeof loader>()
  return (
    <OfficeList
      listPage={sentList(mailing)}
      data={data}
      notes={<Progress mailing={mailing} timeZone={data.time.timeZone} />}
    />
  )
}
