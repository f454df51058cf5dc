import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { clearSetAside } from '@clubhouse/contract/messages/office/mailings'
import { listOptOuts, type OptOut } from '@clubhouse/contract/messages/office/opt-outs'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { OPT_OUTS } from '../messages.ts'
import { OPT_OUTS_LIST } from './opt-outs-list.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, OPT_OUTS_LIST, { list: listOptOuts })
}

export function action(args: ActionFunctionArgs) {
  return actOnList(args, OPT_OUTS_LIST, {
    again: async ({ page, headers }, id) => {
      await page.call(clearSetAside, { headers, params: { set_aside_id: id } })
      return { notice: 'address-cleared' }
    },
  })
}

export const meta = titled(OPT_OUTS.title)

export default function OptOutsPage() {
  return <OfficeList listPage={OPT_OUTS_LIST} data={useLoaderData<LoadedList<OptOut>>()} />
}
