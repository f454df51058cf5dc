/** For the cart and orders, which register people. */
export { peopleFor } from './people-for.ts'
export type { GivenPerson, PeopleRefusal } from '@clubhouse/domain/people/family/registered-people'
/** For pages of a family's own data. */
export { clubsOf, type SignedCaller } from './family-view.ts'
export { findFamily, type Relative } from './family-view.queries.ts'
/** For the back office, which offers a grown-up relative a sign-in of their own. */
export { findGrownUp, offerFromClub } from './own-sign-in/offer-from-club.ts'
