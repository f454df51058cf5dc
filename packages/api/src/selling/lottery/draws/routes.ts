import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listOfProof, listText } from '@clubhouse/domain/selling/lottery/draw/entry-list'
import type { Core } from '#kernel/core.ts'
import type { RouteGuard } from '#kernel/http/guard.ts'
import { findProof } from './proof.queries.ts'

const GUARD: { config: { guard: RouteGuard } } = { config: { guard: { audience: 'anyone', rate: 'read' } } }
/** What was drawn never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const TYPES = { lotto: 'Lotto', draw: 'Draw' } as const

interface Params {
  slug: string
  number: string
}

/** The files that a draw can be checked with, on the club's own site. */
export function proofRoutes(app: FastifyInstance, { db, sites }: Pick<Core, 'db' | 'sites'>): void {
  for (const [path, type] of Object.entries(TYPES)) {
    const proofAsked = async (request: FastifyRequest<{ Params: Params }>) => {
      const found = sites.of(request.host)
      const { slug, number } = request.params
      if (!found.ok || found.site.host.type !== 'club' || !/^[1-9]\d{0,8}$/.test(number)) return null
      return findProof(db, { club: found.site.host.club, type, slug, number: Number(number) })
    }
    const base = `/products/${path}/:slug/draws/:number`

    app.get<{ Params: Params }>(`${base}/proof.json`, GUARD, async (request, reply) => {
      const proof = await proofAsked(request)
      if (!proof) return missing(reply)
      return kept(reply, 'application/json; charset=utf-8').send(JSON.stringify(proof))
    })

    app.get<{ Params: Params }>(`${base}/list.csv`, GUARD, async (request, reply) => {
      const proof = await proofAsked(request)
      if (!proof) return missing(reply)
      const name = `${proof.product.slug}-draw-${proof.number}.csv`
      return kept(reply, 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(listText(listOfProof(proof)))
    })
  }
}

const kept = (reply: FastifyReply, type: string) =>
  reply.type(type).header('cache-control', FOR_EVER).header('x-content-type-options', 'nosniff')

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/plain')
    .header('cache-control', 'no-store')
    .send('There is no such file: a draw has one once it is drawn')
