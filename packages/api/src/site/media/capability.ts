import type { FastifyInstance } from 'fastify'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { OPEN_ON_ANY_HOST } from '#kernel/http/require-guards.ts'
import { officeImageEndpoints } from './office/endpoints.ts'
import { MediaLibrary } from './variants.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'image-uploaded': true
    'image-described': true
    'image-deleted': true
  }
}

const SAFE_PART = /^[a-z0-9][a-z0-9._-]{0,120}$/i

/** The folder carries a hash of the picture, so what is under it never changes. */
export function mediaRoutes(app: FastifyInstance, library: MediaLibrary): void {
  app.get<{ Params: { club: string; hash: string; filename: string } }>(
    '/media/:club/:hash/:filename',
    OPEN_ON_ANY_HOST,
    async (request, reply) => {
      const { club, hash, filename } = request.params
      const isSafe = [club, hash, filename].every((part) => SAFE_PART.test(part) && !part.includes('..'))
      const media = isSafe ? await library.find(`media/${club}/${hash}`, filename) : null
      if (!media) return reply.code(404).type('text/plain').send('There is no such picture')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .type(media.type)
        .send(media.bytes)
    },
  )
}

export function openMedia(core: Core): Capability & { media: MediaLibrary } {
  const media = new MediaLibrary(core.storage)
  return {
    name: 'media',
    endpoints: officeImageEndpoints(core),
    routes: (app) => mediaRoutes(app, media),
    media,
  }
}
