import type { HomeClub, MemberClub, MemberHome, PaidItem } from '@clubhouse/contract/people/home'
import type { Settlement } from '@clubhouse/contract/money/orders'
import { cardRunsOut, type RunningOut } from './card-runs-out.ts'
import { whoOf } from './coming-up.ts'
import { familyCards } from './family-cards.ts'

export interface FailedPayment {
  who: string
  name: string
  due: string
  amount: number
}

/** What has failed at a club and waits for its payer. */
export interface Arrears {
  club: MemberClub
  amount: number
  payments: FailedPayment[]
  reason: string | null
  card: Settlement | null
}

/** What a family has to do, the most pressing first. */
export type Need =
  | ({ kind: 'arrears' } & Arrears)
  /** Refused once, and tried again on a day: its payer may be quicker. */
  | { kind: 'retry'; club: MemberClub; item: PaidItem; due: string; amount: number; againAt: string }
  | ({ kind: 'card'; club: MemberClub } & RunningOut)
  | { kind: 'verify' }
  /** From a paper form not all is known. */
  | { kind: 'answers'; club: HomeClub; form: NonNullable<HomeClub['unfinished']>[number] }
  | { kind: 'offer'; club: HomeClub; offer: HomeClub['offers'][number] }
  | { kind: 'renewal'; club: HomeClub; people: string[] }

export type MoneyNeed = Extract<Need, { kind: 'arrears' | 'retry' }>

export function arrearsOf(club: MemberClub): Arrears | null {
  const failed = club.items.flatMap((item) =>
    item.later
      .filter(({ status }) => status === 'failed')
      .map(({ due, amount }) => ({ item, payment: { who: whoOf(item), name: item.name, due, amount } })),
  )
  const [first] = failed
  if (!first) return null
  return {
    club,
    amount: failed.reduce((sum, { payment }) => sum + payment.amount, 0),
    payments: failed.map(({ payment }) => payment),
    reason: first.item.reason,
    card: first.item.card,
  }
}

/** Payments that did not go through: first those that nobody tries again. */
export function moneyNeedsOf(clubs: readonly MemberClub[]): MoneyNeed[] {
  return [
    ...clubs.flatMap((club): MoneyNeed[] => {
      const arrears = arrearsOf(club)
      return arrears ? [{ kind: 'arrears', ...arrears }] : []
    }),
    ...clubs.flatMap((club) =>
      club.items.flatMap((item) =>
        item.later.flatMap(({ due, amount, tries_again_at: againAt }): MoneyNeed[] =>
          againAt === null ? [] : [{ kind: 'retry', club, item, due, amount, againAt }],
        ),
      ),
    ),
  ]
}

export function needsOf(home: MemberHome, isVerified: boolean): Need[] {
  const { clubs } = home
  const cards = familyCards(home)
  return [
    ...moneyNeedsOf(clubs),
    ...(isVerified ? [] : [{ kind: 'verify' } as const]),
    ...clubs.flatMap((club) =>
      (club.unfinished ?? []).map((form): Need => ({ kind: 'answers', club, form })),
    ),
    ...clubs.flatMap((club) => club.offers.map((offer): Need => ({ kind: 'offer', club, offer }))),
    ...clubs.flatMap((club): Need[] => {
      const [soonest] = club.items
        .flatMap((item) => cardRunsOut(item) ?? [])
        .filter(({ isNext }) => isNext)
        .toSorted((one, other) => one.due.localeCompare(other.due))
      return soonest ? [{ kind: 'card', club, ...soonest }] : []
    }),
    ...clubs.flatMap((club): Need[] => {
      const people = cards
        .filter(({ plans }) => plans.some((plan) => plan.club === club && plan.state === 'renewal'))
        .map(({ person }) => person.first_name)
      return people.length > 0 ? [{ kind: 'renewal', club, people }] : []
    }),
  ]
}
