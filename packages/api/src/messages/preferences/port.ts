/** For whoever ends all ways into an account. */
export { endCalendarFeed } from './calendar/end-calendar.ts'
