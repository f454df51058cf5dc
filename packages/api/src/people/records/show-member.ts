import type { GivenForm, OfficeMember } from '@clubhouse/contract/people/office/members'
import { membershipNumber } from '@clubhouse/domain/people/members/membership-number'
import { seasonOf } from '@clubhouse/domain/people/members/season'
import { MAIL_KINDS } from '@clubhouse/domain/messages/mail/mail-kinds'
import { sortAnswers } from '@clubhouse/domain/people/records/guarded-answers'
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
  const {
    club,
    number,
    email: _email,
    is_self: _isSelf,
    account: _,
    guest: _guest,
    named: _named,
    plans,
    ...facts
  } = read
  const { open, guarded } = sortForms(answered)
  return {
    ...facts,
    number: number === null ? null : membershipNumber(club, number),
    card: cardOf(read),
    ...contactsOf(read),
    plans: plans.map((held) => ({ ...held, season: seasonOf(held.ends_on) })),
    forms: open.filter(({ answers }) => answers.length > 0),
    has_guarded: guarded.length > 0,
    may_open_guarded: mayOpenGuarded,
    mails,
  }
}

type Reached = Pick<
  ReadMember,
  'email' | 'is_self' | 'is_juvenile' | 'mobile' | 'account' | 'guest' | 'named'
>

/** Themselves, or whoever looks after them: the account first, then those whom a form names. */
export function contactsOf(read: Reached): Pick<OfficeMember, 'contact' | 'guardians'> {
  const { email, mobile, is_self: isSelf, is_juvenile: isJuvenile, account, guest, named } = read
  const reached = account ?? guest
  const isThemselves = isSelf === true || (!isJuvenile && account === null)
  if (isThemselves && reached)
    return {
      contact: { ...reached, email: reached.email ?? email, mobile: mobile ?? reached.mobile },
      guardians: [],
    }
  return { contact: null, guardians: [...(reached ? [reached] : []), ...named] }
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
