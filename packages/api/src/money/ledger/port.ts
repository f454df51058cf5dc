export { book, bookings, type Account, type Booking, type Entry } from './book.ts'
export { bookedBack, bookedOf, entriesOf, GROSS_ACCOUNT, IS_SALE, turned } from './booked-entries.ts'
export { platformFees, platformSettlements } from './tables.ts'
