export { handOnGroups, moveGroups } from './groups/move-groups.ts'
export { moveErasure } from './requests/follow-erasure.ts'
