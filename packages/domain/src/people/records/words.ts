import type {
  AccessKind,
  AccessReason,
  MemberMoney,
  MemberState,
} from '@clubhouse/contract/people/office/member-limits'

/** What the office calls it, on its pages and in its files. */
export const MEMBER_STATE_WORDS: Readonly<Record<MemberState, string>> = {
  active: 'Active',
  lapsed: 'Lapsed',
  left: 'Left',
}

export const MEMBER_MONEY_WORDS: Readonly<Record<MemberMoney, string>> = {
  paid: 'Paid',
  due: 'Instalments',
  late: 'Not paid',
}

export const REASON_WORDS: Readonly<Record<AccessReason, string>> = {
  today: 'Match or training today',
  emergency: 'An emergency',
  planning: 'Planning a trip or a camp',
  asked: 'The family asked me to',
  other: 'Something else',
}

export const ACCESS_KIND_WORDS: Readonly<Record<AccessKind, string>> = {
  page: 'Opened the page',
  list: 'Took a team list',
  medical: 'Read medical and safeguarding answers',
  copy: 'Took a copy of all data',
}
