import type { GivenForm, OfficeMember } from '@clubhouse/contract/backoffice/members'
import { membershipNumber } from '@clubhouse/domain/members/membership-number'
import { seasonOf } from '@clubhouse/domain/members/season'
import { MAIL_KINDS } from '@clubhouse/domain/mails/mail-kinds'
import { sortAnswers } from '@clubhouse/domain/people/guarded-answers'
import type { AnsweredForm, ReadMember } from './read-member.queries.ts'

/** The forms that somebody answered, in two heaps (domain/people/guarded-answers.ts). */
export function sortForms(answered: readonly AnsweredForm[]): { open: GivenForm[]; guarded: GivenForm[] } {
  const sorted = answered.map(({ answers, sections, ...form }) => ({
    form,
    heaps: sortAnswers({ sections }, answers),
  }))
  return {
    open: sorted.map(({ form, heaps }) => ({ ...form, answers: heaps.open })),
    guarded: sorted
      .filter(({ heaps }) => heaps.guarded.length > 0)
      .map(({ form, heaps }) => ({ ...form, answers: heaps.guarded })),
  }
}

interface Beside {
  answered: readonly AnsweredForm[]
  mails: OfficeMember['mails']
  mayOpenGuarded: boolean
}

/** A person as their page shows them: of a juvenile, who looks after them comes first. */
export function shownMember(read: ReadMember, { answered, mails, mayOpenGuarded }: Beside): OfficeMember {
  const { club, number, email, is_self: isSelf, account, guest, named, plans, ...facts } = read
  const { open, guarded } = sortForms(answered)
  const reached = account ?? guest
  const isThemselves = isSelf === true || (!facts.is_juvenile && account === null)
  const contact =
    isThemselves && reached
      ? { ...reached, email: reached.email ?? email, mobile: facts.mobile ?? reached.mobile }
      : null
  return {
    ...facts,
    number: number === null ? null : membershipNumber(club, number),
    card: cardOf(read),
    contact,
    guardians: contact ? [] : [...(reached ? [reached] : []), ...named],
    plans: plans.map((held) => ({ ...held, season: seasonOf(held.ends_on) })),
    forms: open.filter(({ answers }) => answers.length > 0),
    has_guarded: guarded.length > 0,
    may_open_guarded: mayOpenGuarded,
    mails,
  }
}

/** A card is there once it was opened, and counts as long as a membership does. */
function cardOf({ number, state }: Pick<ReadMember, 'number' | 'state'>): OfficeMember['card'] {
  if (number === null) return 'none'
  return state === 'active' ? 'valid' : state === 'lapsed' ? 'ended' : 'revoked'
}

/** Everybody who is written to about them. */
export const addressesOf = ({ email, account, guest, named }: ReadMember): string[] => [
  ...new Set(
    [email, account?.email, guest?.email, ...named.map((each) => each.email)].flatMap((each) =>
      each ? [each.toLowerCase()] : [],
    ),
  ),
]

/** What keeps an account safe is between us and its holder. */
export const isClubsBusiness = ({ template }: { template: string | null }): boolean =>
  template === null || (MAIL_KINDS as Record<string, string>)[template] !== 'security'

export const newestFirst = (mails: OfficeMember['mails']): OfficeMember['mails'] =>
  mails
    .filter(isClubsBusiness)
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, 30)
