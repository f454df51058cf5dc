/** For the checkout: replaces stock's `reserve` when the buyer may have an offer from the waiting list. */
export { offersOf, reserveWithOffers } from './reserve-with-offers.ts'
