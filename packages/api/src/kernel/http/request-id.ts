import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const REQUEST_ID = 'x-request-id'

/** What a proxy or a program may call a request: nothing that could be taken for a second line of a log. */
const TAKEN = /^[\w.:-]{8,128}$/

/** The id under which a proxy knows a request already, or one of our own: both logs then speak of the same. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && TAKEN.test(given) ? given : randomUUID()

/** Whoever asks for help can say which request it was; kept pages that are answered at the door have no line in the log, and no id. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id)
    done()
  })
}
