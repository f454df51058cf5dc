import { redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { listOfficeBundles } from '@clubhouse/contract/selling/office/bundles'
import { listOfficeCodes } from '@clubhouse/contract/selling/office/discount-codes'
import { listOfficeDiscounts } from '@clubhouse/contract/selling/office/discounts'
import { listOfficePlans } from '@clubhouse/contract/selling/office/plans'
import { listOfficePrograms } from '@clubhouse/contract/selling/office/programs'
import { copySeason, undoSeasonCopy } from '@clubhouse/contract/selling/office/season-copies'
import { currencyMark } from '@clubhouse/domain/format'
import { nextName, nextSeason } from '@clubhouse/domain/selling/catalogue/office/next-season'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { copyErrors, copyIn, type CopyAsked, percentIn, roundingIn, typedCopy } from './copy-values.ts'

const ALL = { per_page: 100 }
export const COPY_PATH = '/programmes/copy'

/** One programme as it is, and what would come of it a year later: worked out by the rule that makes it. */
export const loadCopy = /* @__PURE__ */ officeLoader(async ({ call, club, headers, search: asked }) => {
  const [store, programs, plans, bundles, discounts, codes] = await Promise.all([
    call(getStore, { params: { club: club.slug } }),
    call(listOfficePrograms, { headers, query: ALL }),
    call(listOfficePlans, { headers, query: ALL }),
    call(listOfficeBundles, { headers, query: ALL }),
    call(listOfficeDiscounts, { headers, query: ALL }),
    call(listOfficeCodes, { headers, query: ALL }),
  ])
  const { currency } = store
  const made = asked.getAll('made')
  const current = programs.items.filter(({ is_finished: isOver }) => !isOver)
  const programme = current.find(({ program_id: id }) => id === asked.get('programme')) ?? current[0] ?? null
  const change: CopyAsked = {
    percent: percentIn(asked.get('percent')) ?? 0,
    rounding: roundingIn(asked.get('rounding')),
  }
  const season = {
    programs: programs.items,
    plans: plans.items,
    bundles: bundles.items,
    discounts: discounts.items,
    codes: codes.items,
  }
  const next =
    programme &&
    nextSeason(season, {
      programs: [{ program_id: programme.program_id, title: programme.title }],
      ...change,
      is_active: false,
      left_out: [],
      prices: [],
      on_sale_from: null,
      with_codes: true,
    })
  return {
    money: { currency, mark: currencyMark(currency) },
    programmes: current.map(({ program_id: value, title: label }) => ({ value, label })),
    programme: programme && {
      id: programme.program_id,
      title: programme.title,
      name: nextName(programme.title, next?.plans[0]?.fields.ends_on ?? null),
    },
    change,
    isUndone: asked.has('undone'),
    made:
      made.length === 0
        ? null
        : {
            ids: made,
            titles: programs.items
              .filter(({ program_id: id }) => made.includes(id))
              .map(({ title }) => title),
            plans: plans.items
              .filter(({ program_id: id }) => made.includes(id))
              .map(({ plan_id: id, name, price, opens_on, is_active }) => ({
                id,
                name,
                price,
                opens_on,
                is_active,
              })),
          },
    plans:
      next?.plans.map(({ from, before, fields }) => ({
        id: from,
        name: before.name,
        members: plans.items.find(({ plan_id: id }) => id === from)?.members ?? 0,
        before: before.price,
        after: fields.price,
        ends: fields.ends_on,
      })) ?? [],
    bundles:
      next?.bundles.map(({ from, before, fields }) => ({
        id: from,
        name: before.name,
        before: before.is_dynamic_pricing ? before.price_cap : before.flat_price,
        after: fields.is_dynamic_pricing ? fields.price_cap : fields.flat_price,
      })) ?? [],
    discounts: next?.discounts.map(({ fields }) => fields.name) ?? [],
    codes: next?.codes.map(({ before, fields }) => ({ before: before.code, after: fields.code })) ?? [],
  }
})

/** Made as it stands in the table, or taken back. */
export const makeCopy = /* @__PURE__ */ officeAction(async ({ call, page, headers, request }) => {
  const form = await readForm(request)
  const values = typedCopy(readFields(form))
  try {
    if (form.get('intent') === 'undo') {
      const program_ids = form.getAll('made').map(String)
      await call(undoSeasonCopy, { headers, body: { program_ids } })
      return redirect(`${COPY_PATH}?undone=yes`, 303)
    }
    const errors = copyErrors(values)
    if (Object.keys(errors).length > 0) return answerWith({ errors, values })
    const { program_ids: made } = await call(copySeason, { headers, body: copyIn(values).fields })
    return redirect(`${COPY_PATH}?${made.map((id) => `made=${id}`).join('&')}`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SETTINGS.notSaved)
    return answerWith({ formError: message, errors, values }, status)
  }
})
