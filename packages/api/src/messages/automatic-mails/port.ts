/** For capabilities that send one of a club's automatic mails. */
export { takeOccasions } from './once.ts'
export { byBuyer, readerOf, readersOf } from './readers.ts'
export {
  type ClubDone,
  type ClubStep,
  isOn,
  type MailingClub,
  throughClubs,
  type WriteForClub,
} from './through-clubs.ts'
