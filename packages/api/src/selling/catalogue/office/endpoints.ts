import * as bundles from '@clubhouse/contract/selling/office/bundles'
import * as codes from '@clubhouse/contract/selling/office/discount-codes'
import * as discounts from '@clubhouse/contract/selling/office/discounts'
import * as plans from '@clubhouse/contract/selling/office/plans'
import * as programs from '@clubhouse/contract/selling/office/programs'
import * as copies from '@clubhouse/contract/selling/office/season-copies'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { BUNDLE, listBundles } from './bundles.ts'
import { copySeason, undoCopy } from './copy-season.ts'
import { CODE, listCodes, usesOf } from './discount-codes.ts'
import { DISCOUNT, listDiscounts } from './discounts.ts'
import { PLAN_CSV } from './plan-csv.ts'
import { listPlans, PLAN } from './plans.ts'
import { listPrograms, PROGRAM } from './programs.ts'
import { thingHandlers } from './thing-endpoints.ts'

const READ = office('read')
const WRITE = office('write')

type At = Caller & { club: RunningClub }

/** OPEN-120: what a club sells as membership, for its admins and owners. */
export function officeCatalogueEndpoints(deps: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const { db, now, audit } = deps
  const writingOf = (caller: At): Writing => ({ caller, audit, userId: caller.club.userId, now: now() })

  const handlers = thingHandlers(deps)
  const program = handlers(PROGRAM)
  const plan = handlers(PLAN)
  const bundle = handlers(BUNDLE)
  const discount = handlers(DISCOUNT)
  const code = handlers(CODE)
  const withUses = async (caller: At, item: codes.CodeSummary & { version: string }) => {
    const of = { clubId: caller.club.clubId, id: item.code_id }
    return { ...item, uses: await db.withClub(of.clubId, (tx) => usesOf(tx, of)) }
  }

  return [
    serve(programs.listOfficePrograms, READ, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPrograms(tx, club.clubId, query, now())),
    ),
    serve(programs.createProgram, WRITE, ({ body }, caller) => program.add(caller, body)),
    serve(programs.getOfficeProgram, READ, ({ params }, caller) => program.read(caller, params.program_id)),
    serve(programs.changeProgram, WRITE, ({ params, body }, caller) =>
      program.change(caller, params.program_id, body),
    ),
    serve(programs.deleteProgram, WRITE, ({ params }, caller) => program.remove(caller, params.program_id)),

    serve(plans.listOfficePlans, READ, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPlans(tx, club.clubId, query, now())),
    ),
    serve(plans.listOfficePlansCsv, READ, ({ query }, caller) =>
      officeCsv(deps, caller, {
        ...{ room: 'plans', columns: PLAN_CSV, query },
        list: (tx, asked) => listPlans(tx, caller.club.clubId, asked, now()),
      }),
    ),
    serve(plans.createPlan, WRITE, ({ body }, caller) => plan.add(caller, body)),
    serve(plans.getOfficePlan, READ, ({ params }, caller) => plan.read(caller, params.plan_id)),
    serve(plans.changePlan, WRITE, ({ params, body }, caller) => plan.change(caller, params.plan_id, body)),
    serve(plans.deletePlan, WRITE, ({ params }, caller) => plan.remove(caller, params.plan_id)),

    serve(bundles.listOfficeBundles, READ, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listBundles(tx, club.clubId, query, now())),
    ),
    serve(bundles.createBundle, WRITE, ({ body }, caller) => bundle.add(caller, body)),
    serve(bundles.getOfficeBundle, READ, ({ params }, caller) => bundle.read(caller, params.bundle_id)),
    serve(bundles.changeBundle, WRITE, ({ params, body }, caller) =>
      bundle.change(caller, params.bundle_id, body),
    ),
    serve(bundles.deleteBundle, WRITE, ({ params }, caller) => bundle.remove(caller, params.bundle_id)),

    serve(discounts.listOfficeDiscounts, READ, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listDiscounts(tx, club.clubId, query)),
    ),
    serve(discounts.createDiscount, WRITE, ({ body }, caller) => discount.add(caller, body)),
    serve(discounts.getOfficeDiscount, READ, ({ params }, caller) =>
      discount.read(caller, params.discount_id),
    ),
    serve(discounts.changeDiscount, WRITE, ({ params, body }, caller) =>
      discount.change(caller, params.discount_id, body),
    ),
    serve(discounts.deleteDiscount, WRITE, ({ params }, caller) =>
      discount.remove(caller, params.discount_id),
    ),

    serve(codes.listOfficeCodes, READ, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listCodes(tx, club.clubId, query, now())),
    ),
    serve(codes.createCode, WRITE, async ({ body }, caller) =>
      withUses(caller, await code.add(caller, body)),
    ),
    serve(codes.getOfficeCode, READ, async ({ params }, caller) =>
      withUses(caller, await code.read(caller, params.code_id)),
    ),
    serve(codes.changeCode, WRITE, async ({ params, body }, caller) =>
      withUses(caller, await code.change(caller, params.code_id, body)),
    ),
    serve(codes.deleteCode, WRITE, ({ params }, caller) => code.remove(caller, params.code_id)),

    serve(copies.copySeason, WRITE, ({ body }, caller) =>
      db.withClub(caller.club.clubId, async (tx) => {
        const made = await copySeason(tx, caller.club.clubId, body, writingOf(caller))
        if (made instanceof Refusal) throw made
        return { program_ids: made }
      }),
    ),
    serve(copies.undoSeasonCopy, WRITE, ({ body }, caller) =>
      db.withClub(caller.club.clubId, async (tx) => {
        const refused = await undoCopy(tx, caller.club.clubId, body.program_ids, writingOf(caller))
        if (refused) throw refused
        return { undone: true as const }
      }),
    ),
  ]
}
