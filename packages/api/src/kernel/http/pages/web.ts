import type http from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { HostType } from '@clubhouse/domain/web/hosts'
import { declareOpen } from '../require-guards.ts'

/** The rendered web: the one thing this server knows of the package that holds the pages. */
export interface Web {
  handle(request: Request, context: PageContext): Promise<Response>
  /** The page that a path of a site asks for, by its pattern; null for what is none. */
  routeOf(path: string, type: HostType): string | null
}

const WEB_ROOT = fileURLToPath(new URL('../../../../../web/', import.meta.url))

/** The built pages, with their scripts and styles, which carry a hash in their names and never change. */
export async function builtWeb(app: FastifyInstance): Promise<Web> {
  await app.register(async (scope) => {
    declareOpen(scope)
    await scope.register(fastifyStatic, {
      root: `${WEB_ROOT}build/client/assets`,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    })
  })
  const entry = new URL('../../../../../web/build/server/index.js', import.meta.url)
  return (await import(entry.href)) as Web
}

/** The pages straight from their sources, replaced in the browser as they are edited. */
export async function developmentWeb(app: FastifyInstance, server: http.Server): Promise<Web> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: WEB_ROOT,
    configFile: `${WEB_ROOT}vite.config.ts`,
    server: { middlewareMode: true, ws: { server }, allowedHosts: ['.localhost'] },
    appType: 'custom',
  })
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/api/')) return next()
    vite.middlewares(request.raw, reply.raw, (error?: Error) => next(error))
  })
  app.addHook('onClose', () => vite.close())
  let routeOf: Web['routeOf'] = () => null
  return {
    handle: async (request, context) => {
      const entry = (await vite.ssrLoadModule('/server.ts')) as Web
      routeOf = (path, type) => entry.routeOf(path, type)
      return entry.handle(request, context)
    },
    // Known from the first page on.
    routeOf: (path, type) => routeOf(path, type),
  }
}
