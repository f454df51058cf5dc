import { randomUUID } from 'node:crypto'
import type { RegistrationByHand, RegistrationToQuote } from '@clubhouse/contract/selling/office/by-hand'
import type { NewCartItem, PlanInCart } from '@clubhouse/contract/selling/cart'
import { Refusal } from '@clubhouse/contract/refusal'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { haveSameNames } from '@clubhouse/domain/people/family/registered-people'
import { orNotFound, orThrow } from '#kernel/http/or-throw.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { dayOf } from '@clubhouse/domain/format'
import { findHolders, findSamePeople, type LikeThem } from '#people/records/port.ts'
import { findPlanForms, findRegistrants, type Person, prefilledForms } from '#people/registration/port.ts'
import type { At, ByHandDeps } from './deps.ts'

/** The account and whom it is for, as far as is known before anything is written. */
export interface Found {
  club: { id: string; slug: string; today: string }
  /** Null where an account is still to be opened. */
  holderId: string | null
  /** Null for a child who is new to the family. */
  memberId: string | null
  /** Whoever has the account, then the child. */
  people: [Person, ...Person[]]
}

type Asked = RegistrationToQuote & Partial<RegistrationByHand>

/** Reads only. Refused where somebody is named who is not of the club or the family. */
export async function whoItIs({ db, now }: ByHandDeps, caller: At, asked: Asked): Promise<Found> {
  const { clubId } = caller.club
  const isChild = asked.kind === 'child'
  const { slug, timeZone, holder } = await db.withClub(clubId, async (tx) => {
    const facts = await clubFacts(tx, clubId)
    const at = { clubId, today: dayOf(now().toISOString(), facts.timeZone) }
    const [found] = asked.holder_id ? await findHolders(tx, at, { id: asked.holder_id }) : []
    return { ...facts, holder: found ?? null }
  })
  if (asked.holder_id) orNotFound(holder, 'The person')
  const club = { id: clubId, slug, today: dayOf(now().toISOString(), timeZone) }
  const holderId = holder?.user_id ?? null
  const [self] = holderId ? await findRegistrants(db, holderId, [holderId]) : []
  const person = (id: string, kind: Person['kind']): Person => ({
    id,
    kind,
    email: null,
    mobile: null,
    address: null,
    firstName: asked.first_name,
    lastName: asked.last_name,
    dateOfBirth: asked.date_of_birth,
  })
  const adult: Person = self
    ? { ...self, dateOfBirth: isChild ? null : asked.date_of_birth }
    : {
        ...person(randomUUID(), 'self'),
        ...(isChild && {
          firstName: asked.guardian_first_name ?? '',
          lastName: asked.guardian_last_name ?? '',
          dateOfBirth: null,
        }),
        email: tidyEmail(asked.email) || null,
        mobile: asked.mobile || null,
      }
  if (!isChild) return { club, holderId, memberId: holderId, people: [adult] }
  if (!asked.member_id)
    return { club, holderId, memberId: null, people: [adult, person(randomUUID(), 'juvenile')] }
  const [child] = holderId ? await findRegistrants(db, holderId, [asked.member_id]) : []
  const known = orNotFound(child?.kind === 'self' ? null : child, 'The person')
  return { club, holderId, memberId: known.id, people: [adult, known] }
}

/** Whom the registration is about. */
export const subjectOf = ({ people }: Found): Person => people.at(-1) ?? people[0]

/** What goes into the cart: each plan with its forms, which begin with what is known and leave open what is not. */
export async function itemsFor(deps: ByHandDeps, found: Found, asked: Asked): Promise<NewCartItem[]> {
  const { club, people } = found
  const subject = subjectOf(found)
  const planIds = [...new Set(asked.plan_ids)]
  for (const planId of planIds) await fitsKind(deps, club.slug, planId, asked, subject.firstName)
  const filled = await prefilledForms(deps, {
    clubId: club.id,
    userId: people[0].id,
    people,
    asked: planIds.map((planId) => ({ planId, memberId: subject.id })),
  })
  return planIds.map((planId, at) => {
    const given = (type: 'member' | 'guardian', member_id: string | null) => {
      const form = filled[at]?.find((each) => each.type === type)
      return form && { form_id: form.form.form_id, version: form.form.version, ...form.known, member_id }
    }
    const member = orNotFound(given('member', found.memberId), 'The plan')
    const guardian = given('guardian', found.holderId)
    const metadata: PlanInCart = {
      plan_id: planId,
      registration_form: { member, ...(guardian && { guardian }) },
    }
    return { product_id: planId, metadata }
  })
}

const NOT_ON_OFFER = new Refusal(400, 'not_on_offer', 'This plan isn’t on offer. Open it under Plans first.')

async function fitsKind({ db }: ByHandDeps, slug: string, planId: string, { kind }: Asked, name: string) {
  const forms = await findPlanForms(db, slug, planId)
  if (!forms) return orThrow(NOT_ON_OFFER)
  if (forms.isJuvenile === (kind === 'child')) return
  const message = forms.isJuvenile
    ? `${forms.name} is for children, and ${name || 'this person'} is an adult.`
    : `${forms.name} is for adults, and ${name || 'this person'} is a child.`
  orThrow(new Refusal(400, 'wrong_kind', message, { errors: { plan_ids: message } }))
}

/** Who is there and may be the same; not those whom the caller has named. */
export async function likeThem({ db }: ByHandDeps, found: Found): Promise<LikeThem[]> {
  const { club, people, memberId, holderId } = found
  const subject = subjectOf(found)
  if (memberId !== null) return []
  const [{ email: own, mobile }] = people
  const email = people.length === 1 ? own : null
  const compared = {
    first_name: subject.firstName,
    last_name: subject.lastName,
    date_of_birth: subject.dateOfBirth,
    email,
    mobile: people.length === 1 ? mobile : null,
  }
  const like = await db.withClub(club.id, (tx) => findSamePeople(tx, club.id, compared))
  // A child of this family by the very name and birthday is that child, and is put in once.
  return like.filter(
    (each) =>
      !(
        holderId !== null &&
        each.userId === holderId &&
        each.date_of_birth === subject.dateOfBirth &&
        haveSameNames(subject, { firstName: each.first_name, lastName: each.last_name })
      ),
  )
}
