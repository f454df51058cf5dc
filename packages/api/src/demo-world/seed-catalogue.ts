import type { DemoClub } from '@clubhouse/demo/world/world'
import {
  bundleItems,
  bundles,
  discountCodes,
  planDiscounts,
  plans,
  products,
  programs,
} from '#selling/catalogue/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { stock } from '#selling/stock/tables.ts'
import { insertAll } from './insert-all.ts'
import { formFor } from './seed-forms.ts'

/** What can be joined in the demo's clubs, and what makes it cheaper. Comes after the forms, which plans ask. */
export async function layCatalogue(tx: Tx, club: DemoClub, now: Date): Promise<void> {
  const { id: clubId } = club
  const offered = club.programs.flatMap((program) =>
    program.plans.map((plan, position) => ({ ...plan, programId: program.id, position })),
  )
  const bundled = club.programs.flatMap((program) =>
    program.bundles.map((bundle, position) => ({ ...bundle, programId: program.id, position })),
  )
  const planId = (slug: string) => {
    const plan = offered.find((each) => each.slug === slug)
    if (!plan) throw new Error(`${club.slug} has no plan ${slug}`)
    return plan.id
  }
  const limited = offered.flatMap(({ id, remaining }) =>
    remaining === null ? [] : [{ clubId, id, remaining }],
  )
  await insertAll(tx, stock, limited)
  await insertAll(
    tx,
    programs,
    club.programs.map(({ id, title }, position) => ({ clubId, id, title, position })),
  )
  await insertAll(tx, products, [
    ...offered.map(({ id, slug, name, description, position, remaining }) => ({
      clubId,
      id,
      slug,
      name,
      description,
      position,
      createdAt: now,
      type: 'Plan' as const,
      stockId: remaining === null ? null : id,
    })),
    ...bundled.map(({ id, slug, name, description, position }) => ({
      clubId,
      id,
      slug,
      name,
      description,
      position,
      createdAt: now,
      type: 'Bundle' as const,
    })),
  ])
  await insertAll(
    tx,
    plans,
    offered.map((plan) => ({
      ...plan,
      clubId,
      memberFormId: formFor(club.forms, plan.isJuvenile ? 'juvenile' : 'adult'),
      guardianFormId: plan.isJuvenile ? formFor(club.forms, 'guardian') : null,
    })),
  )
  await insertAll(
    tx,
    bundles,
    bundled.map(({ adults, juveniles, ...bundle }) => ({
      ...bundle,
      clubId,
      adultsMin: adults.min,
      adultsMax: adults.max,
      juvenilesMin: juveniles.min,
      juvenilesMax: juveniles.max,
    })),
  )
  await insertAll(
    tx,
    bundleItems,
    bundled.flatMap(({ id: bundleId, items }) =>
      items.map(({ plan, ...limits }, position) => ({
        clubId,
        bundleId,
        planId: planId(plan),
        position,
        ...limits,
      })),
    ),
  )
  await insertAll(
    tx,
    planDiscounts,
    club.discounts.map(({ plans: slugs, ...discount }) => ({
      ...discount,
      clubId,
      planIds: slugs.map(planId),
    })),
  )
  await insertAll(
    tx,
    discountCodes,
    club.codes.map((code) => ({ ...code, clubId })),
  )
}
