import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type BodyMessage, listBodyMessages } from '@clubhouse/contract/platform/governing-body/messages'
import { titled } from '#lib/page/page-meta.ts'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { LETTERS_LIST } from './letters-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, LETTERS_LIST, { list: listBodyMessages })

export const meta = titled(LETTERS_LIST.title)

export default function LettersPage() {
  return <OfficeList listPage={LETTERS_LIST} data={useLoaderData<LoadedList<BodyMessage>>()} />
}
