/** For whoever registers people: the cart, and what comes after it. */
export { peopleFor } from './people-for.ts'
export type { GivenPerson, PeopleRefusal } from '@clubhouse/domain/family/registered-people'
