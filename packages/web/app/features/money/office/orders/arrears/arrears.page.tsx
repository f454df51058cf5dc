import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type ArrearsRow, listArrearsOfClub, remindArrears } from '@clubhouse/contract/money/office/arrears'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { ARREARS_LIST } from './arrears-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, ARREARS_LIST, { list: listArrearsOfClub })

/** Who was left out, and why, stands on their own page. */
export const action = (args: LoaderFunctionArgs) =>
  actOnList(args, ARREARS_LIST, {
    remind: async ({ page, headers }, id) => {
      const { reminded } = await page.call(remindArrears, { headers, body: { person_ids: [id] } })
      return { notice: reminded.length > 0 ? 'reminder-sent' : 'reminder-not-sent' }
    },
  })

export const meta = titled(ARREARS_LIST.title)

export default function ArrearsPage() {
  return <OfficeList listPage={ARREARS_LIST} data={useLoaderData<LoadedList<ArrearsRow>>()} />
}
