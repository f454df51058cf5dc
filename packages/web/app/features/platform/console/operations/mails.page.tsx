import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  listPlatformMails,
  type PlatformMail,
  retryPlatformMail,
} from '@clubhouse/contract/platform/operations'
import { titled } from '#lib/page/page-meta.ts'
import { actOnPlatformList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { MAILS_LIST } from './mails-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, MAILS_LIST, { list: listPlatformMails })

export const action = (args: ActionFunctionArgs) =>
  actOnPlatformList(args, MAILS_LIST, {
    retry: async ({ page }, id) => {
      await page.call(retryPlatformMail, { params: { mail_id: id }, body: {} })
    },
  })

export const meta = titled(MAILS_LIST.title)

export function ErrorBoundary() {
  return <ListError path={MAILS_LIST.path} />
}

export default function MailsPage() {
  return <OfficeList listPage={MAILS_LIST} data={useLoaderData<LoadedList<PlatformMail>>()} />
}
