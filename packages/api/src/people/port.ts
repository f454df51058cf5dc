export { handOnGroups, moveGroups } from './groups/move-groups.ts'
