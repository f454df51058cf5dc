export { book, bookings, type Account, type Booking, type Entry } from './book.ts'
