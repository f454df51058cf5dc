import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import {
  listPlatformWebhooks,
  type PlatformWebhook,
  retryPlatformWebhook,
} from '@clubhouse/contract/platform/webhooks'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnPlatformList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { WEBHOOKS_ROOM } from './webhooks-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, WEBHOOKS_ROOM, { list: listPlatformWebhooks })

export const action = (args: ActionFunctionArgs) =>
  actOnPlatformList(args, WEBHOOKS_ROOM, {
    retry: async ({ page }, id) => {
      await page.call(retryPlatformWebhook, { params: { webhook_id: id }, body: {} })
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: WEBHOOKS_ROOM.title, path: WEBHOOKS_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={WEBHOOKS_ROOM.path} />
}

export default function WebhooksPage() {
  return <OfficeList room={WEBHOOKS_ROOM} data={useLoaderData<LoadedList<PlatformWebhook>>()} />
}
