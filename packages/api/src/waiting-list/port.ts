/** For the cart and the checkout. */
export { offeredPlaces, takeOffer, type Taking } from './take-offer.ts'
