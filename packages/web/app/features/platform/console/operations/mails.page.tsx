import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import {
  listPlatformMails,
  type PlatformMail,
  retryPlatformMail,
} from '@clubhouse/contract/platform/operations'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnPlatformList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { MAILS_ROOM } from './mails-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, MAILS_ROOM, { list: listPlatformMails })

export const action = (args: ActionFunctionArgs) =>
  actOnPlatformList(args, MAILS_ROOM, {
    retry: async ({ page }, id) => {
      await page.call(retryPlatformMail, { params: { mail_id: id }, body: {} })
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: MAILS_ROOM.title, path: MAILS_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={MAILS_ROOM.path} />
}

export default function MailsPage() {
  return <OfficeList room={MAILS_ROOM} data={useLoaderData<LoadedList<PlatformMail>>()} />
}
