/** For the checkout, in place of stock's own `reserve` where somebody buys who may have waited. */
export { offersOf, reserveWithOffers } from './reserve-with-offers.ts'
