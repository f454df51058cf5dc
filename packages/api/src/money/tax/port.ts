export { registeredOn, taxOfProduct } from './rate-of.ts'
