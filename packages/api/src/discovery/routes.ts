import type { FastifyInstance } from 'fastify'
import type { App } from '../compose.ts'

/** What machines look for beside the pages. */
export function discoveryRoutes(_app: FastifyInstance, _parts: App): void {}
