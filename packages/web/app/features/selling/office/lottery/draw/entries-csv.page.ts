import type { LoaderFunctionArgs } from 'react-router'
import { listDrawEntriesCsv } from '@clubhouse/contract/selling/office/lottery'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { loadDraw } from './load-draw.ts'
import { entriesList } from './entries-list.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const draw = await loadDraw(args)
  const params = { draw_id: draw.draw_id }
  return csvOfList(args, entriesList(draw), { csv: listDrawEntriesCsv, params })
}
