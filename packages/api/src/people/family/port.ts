/** For whoever registers people: the cart, and what comes after it. */
export { peopleFor } from './people-for.ts'
export type { GivenPerson, PeopleRefusal } from '@clubhouse/domain/people/family/registered-people'
/** For whoever shows a family something of its own. */
export { clubsOf, type SignedCaller } from './family-view.ts'
export { findFamily, type Relative } from './family-view.queries.ts'
/** For a club that offers somebody who grew up a sign-in of their own. */
export { findGrownUp, offerFromClub } from './own-sign-in/offer-from-club.ts'
