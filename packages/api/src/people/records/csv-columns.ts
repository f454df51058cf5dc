import type { FamilyRow } from '@clubhouse/contract/people/office/families'
import type { MemberRow } from '@clubhouse/contract/people/office/members'
import type { AccessRow } from '@clubhouse/contract/people/office/person-accesses'
import type { VoterRow } from '@clubhouse/contract/people/office/voters'
import {
  ACCESS_KIND_WORDS,
  MEMBER_MONEY_WORDS,
  MEMBER_STATE_WORDS,
  REASON_WORDS,
} from '@clubhouse/domain/people/records/words'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { csvMoney } from '@clubhouse/domain/web/csv'
import type { CsvColumns } from '#kernel/http/office-csv.ts'

type ContactColumn = 'name' | 'age' | 'guardian' | 'email' | 'number' | 'joined_at'
type MoneyColumn = 'plans' | 'state' | 'money' | 'late' | 'due' | 'ends_on'

/** Contact and money; never what somebody answered. */
export const MEMBER_CSV: CsvColumns<ContactColumn | MoneyColumn, MemberRow> = {
  name: { header: 'Name', value: ({ name }) => name },
  age: { header: 'Age', value: ({ age }) => age },
  plans: { header: 'Plans', value: ({ plans }) => plans },
  guardian: { header: 'Guardian', value: ({ guardian }) => guardian },
  state: { header: 'Status', value: ({ state }) => MEMBER_STATE_WORDS[state] },
  money: { header: 'Money', value: ({ money }) => MEMBER_MONEY_WORDS[money] },
  late: { header: 'Overdue', value: ({ late }) => csvMoney(late) },
  due: { header: 'Still to come', value: ({ due }) => csvMoney(due) },
  email: { header: 'Email', value: ({ email }) => email },
  number: { header: 'Number', value: ({ number }) => number },
  ends_on: { header: 'Until', value: ({ ends_on: day }) => (day === null ? '' : displayDate(day)) },
  joined_at: { header: 'Joined', value: ({ joined_at: at }, { day }) => day(at) },
}

/** To be called out and ticked off at the door. */
export const VOTER_CSV: CsvColumns<keyof Omit<VoterRow, 'member_id'>, VoterRow> = {
  name: { header: 'Name', value: ({ name }) => name },
  number: { header: 'Number', value: ({ number }) => number },
  plans: { header: 'Plans', value: ({ plans }) => plans },
  email: { header: 'Email', value: ({ email }) => email },
  is_age_known: {
    header: 'Age',
    value: ({ is_age_known: isKnown }) => (isKnown ? '18 or over' : 'Not known'),
  },
}

type AccessColumn = 'at' | 'actor' | 'person' | 'what' | 'questions' | 'reason' | 'note'

export const ACCESS_CSV: CsvColumns<AccessColumn, AccessRow> = {
  at: { header: 'When', value: ({ at }, { moment }) => moment(at) },
  actor: { header: 'Who', value: ({ actor }) => actor },
  person: { header: 'Whose data', value: ({ person }) => person },
  what: { header: 'What', value: ({ what }) => ACCESS_KIND_WORDS[what] },
  questions: { header: 'Which questions', value: ({ questions }) => questions.join('; ') },
  reason: { header: 'Why', value: ({ reason }) => (reason === null ? '' : REASON_WORDS[reason]) },
  note: { header: 'In their words', value: ({ note }) => note },
}

/** Who pays, and for whom. */
export const FAMILY_CSV: CsvColumns<keyof Omit<FamilyRow, 'family_id' | 'due_on' | 'currency'>, FamilyRow> = {
  name: { header: 'Who pays', value: ({ name }) => name },
  email: { header: 'Email', value: ({ email }) => email },
  names: { header: 'Family', value: ({ names }) => names },
  people: { header: 'People', value: ({ people }) => people },
  children: { header: 'Under 18', value: ({ children }) => children },
  active: { header: 'Active', value: ({ active }) => active },
  money: { header: 'Money', value: ({ money }) => MEMBER_MONEY_WORDS[money] },
  late: { header: 'Overdue', value: ({ late }) => csvMoney(late) },
  due: { header: 'Still to come', value: ({ due }) => csvMoney(due) },
}
