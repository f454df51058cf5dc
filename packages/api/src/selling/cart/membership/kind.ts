import { cents } from '@clubhouse/domain/money/money'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { CartKind, CartRefusal, EnteredItem, Entering, StoredAnswers, SentItem } from '../cart-kind.ts'
import { type CheckedItem, checkSent } from './check-sent.ts'
import { MEMBERSHIP_FACTS } from './facts.ts'
import { agesProblem, findPeople, type PlacedPeople } from './find-people.ts'
import { type FormDeps, type JudgedForm, judgeForms, type JudgedRegistration } from './judge-forms.ts'
import { priceOfBundle, showMembership } from './show.ts'

/** Plans and bundles of plans: each place is one person's, who is registered by a form. */
export const membershipKind = (deps: FormDeps): CartKind => ({
  types: ['Plan', 'Bundle'],
  isForMembers: true,
  facts: MEMBERSHIP_FACTS,
  enter: (sent, entering) => enterMemberships(deps, sent, entering),
  show: showMembership,
})

async function enterMemberships(
  deps: FormDeps,
  sent: readonly SentItem[],
  { club, userId, at, byHand }: Entering,
): Promise<Result<EnteredItem[], CartRefusal>> {
  if (userId === null && byHand !== 'trial')
    throw new Error('Memberships are only for those who are signed in')
  const checked: CheckedItem[] = []
  for (const each of sent) {
    const found = checkSent(each, at)
    if (!found.ok) return found
    checked.push(found.value)
  }
  const judged = await judgeForms(
    deps,
    club.slug,
    checked.flatMap(({ registrations }) => registrations),
    byHand !== undefined,
  )
  if (!judged.ok) return judged
  const tooYoungOrOld = agesProblem(judged.value, at.today)
  if (tooYoungOrOld) return refuse(tooYoungOrOld)
  if (userId === null || byHand === 'trial')
    return accept(checked.map((item) => entered(item, item.registrations.map(untold))))
  const people = await findPeople(deps.db, userId, judged.value, at.today)
  if (!people.ok) return people
  const places = judged.value.map((registration, index) => placeOf(registration, people.value[index]))
  return accept(checked.map((item) => entered(item, places.splice(0, item.registrations.length))))
}

/** Somebody's place, of whom only the price is asked. */
const untold = ({ plan }: CheckedItem['registrations'][number]): EnteredItem => ({
  ...NOTHING,
  productId: plan.product_id,
  name: plan.name,
  priceSeen: cents(plan.price),
  inside: [],
})

function entered(
  { product, paymentOptionId, registrations }: CheckedItem,
  places: EnteredItem[],
): EnteredItem {
  const [only] = places
  if (product.type === 'Plan' && only) return { ...only, paymentOptionId }
  const planIds = registrations.map(({ plan }) => plan.metadata.plan_id)
  return {
    ...NOTHING,
    paymentOptionId,
    productId: product.product_id,
    name: product.name,
    priceSeen: product.type === 'Bundle' ? priceOfBundle(product, planIds) : cents(product.price),
    inside: places,
  }
}

const NOTHING = { paymentOptionId: null, quantity: 1, metadata: {}, person: null, answers: null }

function placeOf(
  { plan, member, guardian }: JudgedRegistration,
  people: PlacedPeople | undefined,
): EnteredItem {
  if (!people) throw new Error('A registration has lost its person')
  return {
    ...NOTHING,
    productId: plan.product_id,
    name: plan.name,
    priceSeen: cents(plan.price),
    person: people.member,
    answers: {
      member: storedOf(member, people.member.memberId),
      guardian: guardian && storedOf(guardian, people.guardianId),
    },
    inside: [],
  }
}

const storedOf = ({ given, answers, isUnfinished }: JudgedForm, memberId: string | null): StoredAnswers => ({
  formId: given.form_id,
  version: given.version,
  memberId,
  answers,
  isUnfinished,
})
