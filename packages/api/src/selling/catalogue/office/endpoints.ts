import * as bundles from '@clubhouse/contract/selling/office/bundles'
import * as codes from '@clubhouse/contract/selling/office/discount-codes'
import * as discounts from '@clubhouse/contract/selling/office/discounts'
import * as plans from '@clubhouse/contract/selling/office/plans'
import * as programs from '@clubhouse/contract/selling/office/programs'
import * as copies from '@clubhouse/contract/selling/office/season-copies'
import type { Core } from '#kernel/core.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { BUNDLE, listBundles } from './bundles.ts'
import { copySeason, undoCopy } from './copy-season.ts'
import { CODE, listCodes, usesOf } from './discount-codes.ts'
import { DISCOUNT, listDiscounts } from './discounts.ts'
import { PLAN_CSV } from './plan-csv.ts'
import { listPlans, PLAN } from './plans.ts'
import { listPrograms, PROGRAM } from './programs.ts'
import { thingHandlers } from './record-endpoints.ts'

/** Prices are read by who answers for the money, too. */
const READS = office(['catalogue', 'money'])

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
    serve(programs.listOfficePrograms, READS, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPrograms(tx, club.clubId, query, now())),
    ),
    serve(programs.createProgram, office('catalogue'), ({ body }, caller) => program.add(caller, body)),
    serve(programs.getOfficeProgram, office('catalogue'), ({ params }, caller) =>
      program.read(caller, params.program_id),
    ),
    serve(programs.changeProgram, office('catalogue'), ({ params, body }, caller) =>
      program.change(caller, params.program_id, body),
    ),
    serve(programs.deleteProgram, office('catalogue'), ({ params }, caller) =>
      program.remove(caller, params.program_id),
    ),

    serve(plans.listOfficePlans, READS, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listPlans(tx, club.clubId, query, now())),
    ),
    serve(plans.listOfficePlansCsv, READS, ({ query }, caller) =>
      officeCsv(deps, caller, {
        name: 'plans',
        columns: PLAN_CSV,
        query,
        list: (tx, asked) => listPlans(tx, caller.club.clubId, asked, now()),
      }),
    ),
    serve(plans.createPlan, office('catalogue'), ({ body }, caller) => plan.add(caller, body)),
    serve(plans.getOfficePlan, READS, ({ params }, caller) => plan.read(caller, params.plan_id)),
    serve(plans.changePlan, office('catalogue'), ({ params, body }, caller) =>
      plan.change(caller, params.plan_id, body),
    ),
    serve(plans.deletePlan, office('catalogue'), ({ params }, caller) => plan.remove(caller, params.plan_id)),

    serve(bundles.listOfficeBundles, READS, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listBundles(tx, club.clubId, query, now())),
    ),
    serve(bundles.createBundle, office('catalogue'), ({ body }, caller) => bundle.add(caller, body)),
    serve(bundles.getOfficeBundle, READS, ({ params }, caller) => bundle.read(caller, params.bundle_id)),
    serve(bundles.changeBundle, office('catalogue'), ({ params, body }, caller) =>
      bundle.change(caller, params.bundle_id, body),
    ),
    serve(bundles.deleteBundle, office('catalogue'), ({ params }, caller) =>
      bundle.remove(caller, params.bundle_id),
    ),

    serve(discounts.listOfficeDiscounts, READS, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listDiscounts(tx, club.clubId, query)),
    ),
    serve(discounts.createDiscount, office('catalogue'), ({ body }, caller) => discount.add(caller, body)),
    serve(discounts.getOfficeDiscount, READS, ({ params }, caller) =>
      discount.read(caller, params.discount_id),
    ),
    serve(discounts.changeDiscount, office('catalogue'), ({ params, body }, caller) =>
      discount.change(caller, params.discount_id, body),
    ),
    serve(discounts.deleteDiscount, office('catalogue'), ({ params }, caller) =>
      discount.remove(caller, params.discount_id),
    ),

    serve(codes.listOfficeCodes, READS, ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listCodes(tx, club.clubId, query, now())),
    ),
    serve(codes.createCode, office('catalogue'), async ({ body }, caller) =>
      withUses(caller, await code.add(caller, body)),
    ),
    serve(codes.getOfficeCode, READS, async ({ params }, caller) =>
      withUses(caller, await code.read(caller, params.code_id)),
    ),
    serve(codes.changeCode, office('catalogue'), async ({ params, body }, caller) =>
      withUses(caller, await code.change(caller, params.code_id, body)),
    ),
    serve(codes.deleteCode, office('catalogue'), ({ params }, caller) => code.remove(caller, params.code_id)),

    serve(copies.copySeason, office('catalogue'), async ({ body }, caller) => ({
      program_ids: await undoneIfRefused(db, caller.club.clubId, (tx) =>
        copySeason(tx, caller.club.clubId, body, writingOf(caller)),
      ),
    })),
    serve(copies.undoSeasonCopy, office('catalogue'), async ({ body }, caller) => {
      await undoneIfRefused(db, caller.club.clubId, (tx) =>
        undoCopy(tx, caller.club.clubId, body.program_ids, writingOf(caller)),
      )
      return { undone: true as const }
    }),
  ]
}
