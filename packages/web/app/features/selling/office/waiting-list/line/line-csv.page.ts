import type { LoaderFunctionArgs } from 'react-router'
import { listWaitingHouseholdsCsv } from '@clubhouse/contract/selling/office/waiting-lists'
import { csvOfList } from '#parts/office/list/csv-of-list.ts'
import { lineList } from './line-list.tsx'
import { loadLine } from './load-line.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { line } = await loadLine(args)
  const base = { plan_id: line.plan_id }
  return csvOfList(args, lineList(line), { csv: listWaitingHouseholdsCsv, base })
}
