import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type BodyMessage, listBodyMessages } from '@clubhouse/contract/platform/governing-body/messages'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { LETTERS_ROOM } from './letters-list.tsx'

export { BodyError as ErrorBoundary } from '../body-error.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, LETTERS_ROOM, { list: listBodyMessages })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: LETTERS_ROOM.title, path: LETTERS_ROOM.path, isHidden: true })
}

export default function LettersPage() {
  return <OfficeList room={LETTERS_ROOM} data={useLoaderData<LoadedList<BodyMessage>>()} />
}
