import type { FastifyBaseLogger } from 'fastify'

/**
 * What went wrong with a page. The router throws what it refuses (a form sent to a page that takes none is a 405) like
 * what failed, and a visitor who leaves ends the work on their page with an error: neither is a fault of ours.
 */
export function reportPageError(log: FastifyBaseLogger, thrown: unknown): void {
  const { status, error } = isRouterAnswer(thrown) ? thrown : { status: 500, error: thrown }
  if (status < 500) log.info({ status }, 'page refused')
  else if (error instanceof Error && error.name === 'AbortError') log.info('visitor left')
  else log.error({ status, ...(error instanceof Error && { err: error }) }, 'page failed')
}

/** The router's answer to what it cannot do; it is no error, and may hold one. */
function isRouterAnswer(thrown: unknown): thrown is { status: number; error?: unknown } {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return false
  return 'status' in thrown && typeof thrown.status === 'number'
}
