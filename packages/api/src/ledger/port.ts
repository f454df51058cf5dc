export { book, type Booking, type Entry } from './book.ts'
