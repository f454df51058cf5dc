export { book, bookings, type Booking, type Entry } from './book.ts'
