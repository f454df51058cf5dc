import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { once } from '../../timing.ts'
import type { ServedEndpoint } from '../endpoints.ts'
import { openApiDocument } from './openapi.ts'
import { declareOpen, OPEN_ROUTE } from '../require-guards.ts'

/** The contract to read: as a document for machines and as a page for people. */
export async function apiDocs(app: FastifyInstance, served: ServedEndpoint[]): Promise<void> {
  // Describing every schema takes a tenth of a second, which whoever starts a server need not wait for.
  const document = once(() => openApiDocument(served))
  app.get('/api/openapi.json', OPEN_ROUTE, document)
  await app.register(async (scope) => {
    declareOpen(scope)
    await scope.register(swagger, { mode: 'static', specification: { document: {} as never } })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformSpecification: () => document() as never,
      transformSpecificationClone: false,
    })
  })
}
