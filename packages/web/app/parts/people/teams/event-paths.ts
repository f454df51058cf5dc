export const FIXTURES_PATH = '/fixtures'
export const NEW_EVENT_PATH = `${FIXTURES_PATH}/new`
export const SOURCE_PATH = `${FIXTURES_PATH}/source`

export const eventPath = (id: string): string => `${FIXTURES_PATH}/${id}`
export const herePath = (id: string): string => `${eventPath(id)}?task=here`
export const offPath = (id: string): string => `${eventPath(id)}/off`
export const editPath = (id: string): string => `${eventPath(id)}/edit`

export const teamPath = (groupId: string): string => `/people/groups/${groupId}`
export const emergencyPath = (groupId: string): string => `${teamPath(groupId)}/emergency`
export const writePath = (groupId: string): string => `${teamPath(groupId)}/write`
/** What a coach may know of a player, and opens for a reason. */
export const playerPath = (groupId: string, memberId: string): string =>
  `${teamPath(groupId)}/people/${memberId}`

export const newEventPath = (of: { team?: string; kind?: 'training' | 'match' } = {}): string => {
  const query = new URLSearchParams(Object.entries(of)).toString()
  return query === '' ? NEW_EVENT_PATH : `${NEW_EVENT_PATH}?${query}`
}
