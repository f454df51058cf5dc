import type { LoaderFunctionArgs } from 'react-router'
import { type BodyClub, listBodyClubs } from '@clubhouse/contract/platform/governing-body/clubs'
import type { User } from '@clubhouse/contract/people/people'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { CLUBS_LIST } from './clubs-list.tsx'

/** Undefined for somebody whose association has not said yet that they belong to it. */
export async function loadBodyClubs(
  args: LoaderFunctionArgs,
  user: User,
): Promise<LoadedList<BodyClub> | undefined> {
  return user.governing_body ? loadPlatformList(args, CLUBS_LIST, { list: listBodyClubs }) : undefined
}
