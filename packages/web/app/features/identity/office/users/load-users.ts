import { listOfficeUsers, type OfficeUsers } from '@clubhouse/contract/identity/office/users'
import { type ClubTime, clubTime } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'

export interface LoadedUsers extends OfficeUsers {
  time: ClubTime
  /** Whether whoever looks may make owners. */
  isOwner: boolean
}

/** What every page of this room begins with. */
export const loadUsers = officeLoader(async ({ call, page, club, headers }): Promise<LoadedUsers> => {
  const [time, users] = await Promise.all([clubTime(page, club), call(listOfficeUsers, { headers })])
  return { ...users, time, isOwner: club.roles.includes('owner') }
})
