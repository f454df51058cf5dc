export { membershipFulfilment } from './join-club.ts'
