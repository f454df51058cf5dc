import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router'
import { listVoters, type VoterRow } from '@clubhouse/contract/people/office/voters'
import { isPlainDate } from '@clubhouse/domain/time/plain-date'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { VOTERS } from '../messages.ts'
import { VOTERS_PATH, type VotersKnown, votersList } from './voters-list.tsx'

/** `on` is what somebody would type; in a list it names the rows that are ticked. */
export async function loader(args: LoaderFunctionArgs) {
  const on = askedAddress(args.request).searchParams.get('on') ?? ''
  if (isPlainDate(on)) throw redirect(`${VOTERS_PATH}?day=${on}`, 303)
  return loadList(args, votersList(), { list: listVoters })
}

/** Only views of it are saved here. */
export const action = (args: ActionFunctionArgs) => actOnList(args, votersList(), {})

export const meta = titled(VOTERS.title)

export default function VotersPage() {
  const data = useLoaderData<LoadedList<VoterRow>>()
  const { search: asked } = useLocation()
  // The list brings the day that it is of, and what it can be narrowed by.
  const { day, plans } = (data.list ?? {}) as Partial<VotersKnown>
  const hasNumbers = data.list?.items.some(({ number }) => number !== null) ?? false
  const known = day && plans ? { day, plans, hasNumbers, asked } : undefined
  return <OfficeList listPage={votersList(known)} data={data} />
}
