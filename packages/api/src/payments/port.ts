export { customerFor } from './customers.ts'
export { keepCard } from './keep-card.ts'
