/** For payouts, which a bank line may have been matched with. */
export { openingFailed } from './failed-payouts.ts'
