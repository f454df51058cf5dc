import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  deleteProgram,
  listOfficePrograms,
  type ProgramSummary,
} from '@clubhouse/contract/selling/office/programs'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { PROGRAMMES_LIST } from './programmes-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadList(args, PROGRAMMES_LIST, { list: listOfficePrograms })

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, PROGRAMMES_LIST, {
    delete: async ({ page, headers }, program_id) => {
      await page.call(deleteProgram, { headers, params: { program_id } })
    },
  })

export const meta = titled(PROGRAMMES_LIST.title)

export default function ProgrammesPage() {
  return <OfficeList listPage={PROGRAMMES_LIST} data={useLoaderData<LoadedList<ProgramSummary>>()} />
}
