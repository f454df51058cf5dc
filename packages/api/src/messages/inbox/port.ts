/** For whoever reads what people answer by mail. */
export { takeReply } from './take-reply.ts'
