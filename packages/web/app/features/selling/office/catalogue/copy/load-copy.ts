import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { listOfficeBundles } from '@clubhouse/contract/selling/office/bundles'
import { listOfficeCodes } from '@clubhouse/contract/selling/office/discount-codes'
import { listOfficeDiscounts } from '@clubhouse/contract/selling/office/discounts'
import { listOfficePlans } from '@clubhouse/contract/selling/office/plans'
import { listOfficePrograms } from '@clubhouse/contract/selling/office/programs'
import { copySeason, type SeasonCopy, undoSeasonCopy } from '@clubhouse/contract/selling/office/season-copies'
import { bundleChanges } from '@clubhouse/domain/selling/catalogue/office/bundle-fields'
import { nextSeason } from '@clubhouse/domain/selling/catalogue/office/next-season'
import { planChanges } from '@clubhouse/domain/selling/catalogue/office/plan-fields'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'

const ALL = { per_page: 100 }
export const COPY_PATH = '/programmes/copy'

/** What an address or a form asks for; null where nothing is picked, or a number cannot be read. */
function copyIn(asked: {
  get: (name: string) => unknown
  getAll: (name: string) => unknown[]
}): SeasonCopy | null {
  const text = (name: string) => {
    const value = asked.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const percent = Number((text('percent') || '0').replace('%', ''))
  const rounding = ([1, 5, 50, 100] as const).find((each) => String(each) === text('rounding')) ?? 50
  const programs = asked
    .getAll('program')
    .map(String)
    .map((program_id) => ({ program_id, title: text(`title_${program_id}`) }))
  const isRight = Number.isFinite(percent) && percent >= -90 && percent <= 200
  if (!isRight || programs.length === 0 || programs.some(({ title }) => title === '')) return null
  return {
    programs,
    percent: Math.round(percent * 100) / 100,
    rounding,
    is_active: text('is_active') === 'on',
    with_codes: text('with_codes') === 'on',
    left_out: asked.getAll('left_out').map(String),
  }
}

/** The choice, and what would come of it: worked out by the rule that makes it. */
export async function loadCopy({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const asked = askedAddress(request).searchParams
  try {
    const [store, programs, plans, bundles, discounts, codes] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      page.call(listOfficePrograms, { headers, query: ALL }),
      page.call(listOfficePlans, { headers, query: ALL }),
      page.call(listOfficeBundles, { headers, query: ALL }),
      page.call(listOfficeDiscounts, { headers, query: ALL }),
      page.call(listOfficeCodes, { headers, query: ALL }),
    ])
    const copy = copyIn(asked)
    const next =
      copy &&
      nextSeason(
        {
          programs: programs.items,
          plans: plans.items,
          bundles: bundles.items,
          discounts: discounts.items,
          codes: codes.items,
        },
        copy,
      )
    return {
      programs: programs.items,
      currency: store.currency,
      asked: { ...Object.fromEntries(asked), program: asked.getAll('program').join(',') } as Record<
        string,
        string
      >,
      isAsked: asked.has('percent'),
      leftOut: asked.getAll('left_out'),
      made: asked.getAll('made'),
      preview: next && {
        programs: next.programs.map(({ fields }) => fields.title),
        // Those left out stay in sight, so that they can be taken along after all.
        plans: plans.items
          .filter(({ program_id: id }) => copy.programs.some((each) => each.program_id === id))
          .map(({ plan_id: id, name }) => {
            const made = next.plans.find(({ from }) => from === id)
            const changes = made ? planChanges(made.before, made.fields) : []
            return { id, name: made?.fields.name ?? name, changes, isLeftOut: !made }
          }),
        bundles: next.bundles.map(({ from, before, fields }) => ({
          id: from,
          name: fields.name,
          changes: bundleChanges(before, fields),
        })),
        discounts: next.discounts.map(({ fields }) => fields.name),
        codes: next.codes.map(({ before, fields }) => ({ before: before.code, after: fields.code })),
      },
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** Made as it was shown, or taken back. */
export async function makeCopy({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const form = await readForm(request)
  try {
    if (form.get('intent') === 'undo') {
      const program_ids = form.getAll('made').map(String)
      await page.call(undoSeasonCopy, { headers, body: { program_ids } })
      return redirect('/programmes', 303)
    }
    const copy = copyIn(form)
    if (!copy) return answerWith({ formError: SETTINGS.notSaved }, 422)
    const { program_ids: made } = await page.call(copySeason, { headers, body: copy })
    return redirect(`${COPY_PATH}?${made.map((id) => `made=${id}`).join('&')}`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SETTINGS.notSaved)
    return answerWith({ formError: message, errors }, status)
  }
}
