import type { LoaderFunctionArgs } from 'react-router'
import { listOfficeUsers, type OfficeUsers } from '@clubhouse/contract/identity/office/users'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { type ClubTime, clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'

export interface LoadedUsers extends OfficeUsers {
  time: ClubTime
  /** Whether whoever looks may make owners. */
  isOwner: boolean
}

/** What every page of this room begins with. */
export async function loadUsers({ request, context }: LoaderFunctionArgs): Promise<LoadedUsers> {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [time, users] = await Promise.all([clubTime(page, club), page.call(listOfficeUsers, { headers })])
    return { ...users, time, isOwner: club.roles.includes('owner') }
  } catch (error) {
    throw asRouteError(error, page)
  }
}
