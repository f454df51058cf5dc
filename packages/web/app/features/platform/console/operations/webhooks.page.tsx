import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  listPlatformWebhooks,
  type PlatformWebhook,
  retryPlatformWebhook,
} from '@clubhouse/contract/platform/webhooks'
import { titled } from '#lib/page/page-meta.ts'
import { actOnPlatformList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { WEBHOOKS_LIST } from './webhooks-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, WEBHOOKS_LIST, { list: listPlatformWebhooks })

export const action = (args: ActionFunctionArgs) =>
  actOnPlatformList(args, WEBHOOKS_LIST, {
    retry: async ({ page }, id) => {
      await page.call(retryPlatformWebhook, { params: { webhook_id: id }, body: {} })
    },
  })

export const meta = titled(WEBHOOKS_LIST.title)

export function ErrorBoundary() {
  return <ListError path={WEBHOOKS_LIST.path} />
}

export default function WebhooksPage() {
  return <OfficeList listPage={WEBHOOKS_LIST} data={useLoaderData<LoadedList<PlatformWebhook>>()} />
}
