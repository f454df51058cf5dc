import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type ArrearsRow, listArrearsOfClub, remindArrears } from '@clubhouse/contract/money/office/arrears'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { ARREARS_ROOM } from './arrears-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, ARREARS_ROOM, { list: listArrearsOfClub })

/** Who was left out, and why, stands on their own page. */
export const action = (args: LoaderFunctionArgs) =>
  actOnList(args, ARREARS_ROOM, {
    remind: async ({ page, headers }, id) => {
      const { reminded } = await page.call(remindArrears, { headers, body: { person_ids: [id] } })
      return { notice: reminded.length > 0 ? 'reminder-sent' : 'reminder-not-sent' }
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ARREARS_ROOM.title, path: ARREARS_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={ARREARS_ROOM.path} />
}

export default function ArrearsPage() {
  return <OfficeList room={ARREARS_ROOM} data={useLoaderData<LoadedList<ArrearsRow>>()} />
}
