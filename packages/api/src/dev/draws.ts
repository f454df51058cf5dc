import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { bringForward } from '#selling/lottery/draws/bring-forward.ts'
import { type DrawDeps, runDraw } from '#selling/lottery/draws/run-draw.ts'
import { DEMO_ONLY } from './demo-only.ts'

const Id = z.uuid()

/** Nobody waits for Thursday: closes a draw and runs it at once, then tells its winners. */
export function drawSwitch(
  app: FastifyInstance,
  { registry, drawing }: Pick<Core, 'registry'> & { drawing: DrawDeps },
): void {
  app.post<{ Params: { draw_id: string } }>('/dev/lottery/draws/:draw_id/run', DEMO_ONLY, async (request) => {
    const drawId = Id.safeParse(request.params.draw_id).data
    if (!drawId) throw missing()
    for (const clubId of registry.slugs().flatMap((slug) => registry.idOf(slug) ?? [])) {
      await bringForward(drawing, { clubId, drawId })
      const state = await runDraw(drawing, { clubId, drawId })
      if (state !== 'missing') return { status: state }
    }
    throw missing()
  })
}

const missing = () => new Refusal(404, 'not_found', 'There is no such draw')
