/** For incoming mail: replies to messages. */
export { takeReply } from './take-reply.ts'
