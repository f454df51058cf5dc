export { book, bookings, type Account, type Booking, type Entry } from './book.ts'
export { platformFees } from './tables.ts'
