import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import {
  deleteProgram,
  listOfficePrograms,
  type ProgramSummary,
} from '@clubhouse/contract/selling/office/programs'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { CopyForward } from '../shared/try-prices.tsx'
import { PROGRAMMES_ROOM } from './programmes-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadList(args, PROGRAMMES_ROOM, { list: listOfficePrograms })

export const action = (args: ActionFunctionArgs) =>
  actOnList(args, PROGRAMMES_ROOM, {
    delete: async ({ page, headers }, program_id) => {
      await page.call(deleteProgram, { headers, params: { program_id } })
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PROGRAMMES_ROOM.title, path: PROGRAMMES_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={PROGRAMMES_ROOM.path} />
}

export default function ProgrammesPage() {
  return (
    <OfficeList
      room={PROGRAMMES_ROOM}
      data={useLoaderData<LoadedList<ProgramSummary>>()}
      notes={<CopyForward />}
    />
  )
}
