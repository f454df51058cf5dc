import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { once } from '../../timing.ts'
import { declareOpen, OPEN_ROUTE } from '../require-guards.ts'

export interface ApiDescription {
  /** Where machines read it, and people. */
  json: string
  page: string
  document: () => object
}

/** What can be called, to read: as a document for machines and as a page for people. */
export async function apiDocs(app: FastifyInstance, { json, page, document }: ApiDescription): Promise<void> {
  // Describing every schema takes a tenth of a second, which whoever starts a server need not wait for.
  const made = once(document)
  app.get(json, OPEN_ROUTE, made)
  await app.register(async (scope) => {
    declareOpen(scope)
    await scope.register(swagger, { mode: 'static', specification: { document: {} as never } })
    await scope.register(swaggerUi, {
      routePrefix: page,
      staticCSP: true,
      transformSpecification: () => made() as never,
      transformSpecificationClone: false,
    })
  })
}
