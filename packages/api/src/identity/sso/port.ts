/** For the daily sweep of what no longer opens anything. */
export { sweepSingleSignOn } from './sweep.ts'
