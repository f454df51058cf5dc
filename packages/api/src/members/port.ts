export { joinClub, type Joining } from './join-club.ts'
