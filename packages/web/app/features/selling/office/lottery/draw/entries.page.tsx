import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listDrawEntries, type OfficeEntry } from '@clubhouse/contract/selling/office/lottery'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { ENTRIES } from '../messages.ts'
import { entriesList } from './entries-list.tsx'
import { loadDraw } from './load-draw.ts'

export async function loader(args: LoaderFunctionArgs) {
  const draw = await loadDraw(args)
  const source = { list: listDrawEntries, params: { draw_id: draw.draw_id } }
  return { ...(await loadList<OfficeEntry>(args, entriesList(draw), source)), draw }
}

/** Saved views. */
export const action = (args: ActionFunctionArgs) =>
  actOnList(args, async () => entriesList(await loadDraw(args)), {})

export const meta = titled(ENTRIES.title)

export default function EntriesPage() {
  const { draw, ...data } = useLoaderData<typeof loader>()
  return <OfficeList listPage={entriesList(draw)} data={data} />
}
