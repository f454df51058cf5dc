/** By itself, so that no page in the browser carries what only its loader needs. */

/** MEMB-01 */
export const MEMBERSHIP_PATH = '/products/membership'
/** MEMB-04 */
export const DETAILS_PATH = `${MEMBERSHIP_PATH}/details`

export const waitingPath = (planId: string): string => `${MEMBERSHIP_PATH}/waiting-list/${planId}`
