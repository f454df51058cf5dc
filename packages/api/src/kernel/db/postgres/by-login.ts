/** In an address: there is a login for each role, as in front of a pooler, which keeps nothing that is said at connect. */
const PLACE = /\{role\}|%7Brole%7D/i

/** Whether it is `postgres://clubhouse_web_{role}:…@pooler/clubhouse`. */
export const isByLogin = (url: string): boolean => PLACE.test(url)

/** For one of them, named without what all begin with. */
export const asLogin = (url: string, role: string): string => url.replace(PLACE, role)
