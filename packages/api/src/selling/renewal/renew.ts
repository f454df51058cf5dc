import type { GivenForm, NewCartItem, PlanInCart } from '@clubhouse/contract/selling/cart'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { renewMemberships } from '@clubhouse/contract/selling/member-renewal'
import { filledIn } from '@clubhouse/domain/selling/renewal/check-answers'
import { householdPrice } from '@clubhouse/domain/selling/renewal/household-price'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { ClubDue, DueRenewal } from './due-renewals.ts'

type Wanted = ParsedOf<typeof renewMemberships>['body']

export interface RenewalRefusal {
  status: 400 | 404 | 409
  code: string
  message: string
  errors?: Record<string, string>
}

const CHANGED: RenewalRefusal = {
  status: 409,
  code: 'renewal_changed',
  message: 'Something has changed since you looked. Please check it again.',
}

/** What is put into the cart for these people: the cheapest way for all of them together, as it was shown. */
export function itemsToRenew(
  { facts, due }: ClubDue,
  { people, agreed }: Wanted,
): Result<NewCartItem[], RenewalRefusal> {
  const chosen: { id: string; due: DueRenewal; plan: NonNullable<DueRenewal['successor']>['plan'] }[] = []
  const forms = new Map<string, PlanInCart>()
  const errors: Record<string, string> = {}
  for (const wanted of new Map(people.map((each) => [each.membership_id, each])).values()) {
    const found = due.find(({ held }) => held.membershipId === wanted.membership_id)
    if (!found) return refuse({ status: 404, code: 'not_found', message: 'The membership was not found' })
    const plan = found.successor?.plan
    if (!plan || found.state !== 'open' || plan.metadata.plan_id !== wanted.plan_id) return refuse(CHANGED)
    const id = wanted.membership_id
    const given = found.forms.map((form): [typeof form.type, GivenForm] => {
      const { form_id, version } = form.form
      const said = wanted[form.type]
      const sent = said?.form_id === form_id && said.version === version ? said : null
      noteWhatIsMissing(errors, id, sent ? { ...form.checked, missing: [] } : form.checked, agreed)
      const answers = filledIn({ form: form.form, known: sent ?? form.known }, agreed)
      // Whom it is about is what we know, whatever was sent.
      return [form.type, { form_id, version, ...answers, member_id: form.aboutId }]
    })
    const byType = Object.fromEntries(given) as Partial<Record<'member' | 'guardian', GivenForm>>
    const { member, guardian } = byType
    if (!member) return refuse(CHANGED)
    forms.set(id, { plan_id: wanted.plan_id, registration_form: { member, ...(guardian && { guardian }) } })
    chosen.push({ id, due: found, plan })
  }
  if (Object.keys(errors).length > 0)
    return refuse({
      status: 400,
      code: 'answers_missing',
      errors,
      message: 'A few answers are still missing. Please fill them in first.',
    })
  const { lines } = householdPrice(chosen, facts)
  return accept(lines.map(({ bundle, ids }) => itemOf(bundle?.product_id ?? null, ids, forms)))
}

function noteWhatIsMissing(
  errors: Record<string, string>,
  membershipId: string,
  { missing, agreements }: DueRenewal['forms'][number]['checked'],
  agreed: Wanted['agreed'],
): void {
  const [first] = missing
  if (first) errors[membershipId] ??= first.label
  for (const { key, label, kind } of agreements) {
    const said = Object.hasOwn(agreed, key) ? agreed[key] : undefined
    if (said === undefined || (kind === 'tick' && !said)) errors[key] ??= label
  }
}

function itemOf(
  bundleId: string | null,
  ids: readonly string[],
  forms: ReadonlyMap<string, PlanInCart>,
): NewCartItem {
  const plans = ids.flatMap((id) => forms.get(id) ?? [])
  const [only] = plans
  if (bundleId === null && only) return { product_id: only.plan_id, metadata: only }
  return {
    product_id: bundleId ?? '',
    metadata: { products: plans.map((plan) => ({ product_id: plan.plan_id, metadata: plan })) },
  }
}
