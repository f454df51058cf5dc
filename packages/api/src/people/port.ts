export { moveGroups } from './groups/move-groups.ts'
