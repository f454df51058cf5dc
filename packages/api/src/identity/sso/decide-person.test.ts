import { expect, test } from 'vitest'
import type { Role } from '@clubhouse/contract/people/people'
import { decidePerson, type HeldRole, type KnownPerson, type SsoFacts } from './decide-person.ts'

const HERE = 'club-here'
const SISTER = 'club-of-the-same-body'
const ELSEWHERE = 'club-elsewhere'
const BODY = 'the-body'

const inClub = (clubId: string, role: Role = 'member'): HeldRole => ({ role, clubId, governingBodyId: null })
const forBody = (governingBodyId: string): HeldRole => ({ role: 'xgb', clubId: null, governingBodyId })
const SUPER_USER: HeldRole = { role: 'super-user', clubId: null, governingBodyId: null }

const person = (roles: HeldRole[] = [], changes: Partial<KnownPerson> = {}): KnownPerson => ({
  userId: 'somebody',
  isEmailVerified: true,
  isKnownToProvider: false,
  isLinkedByOperator: false,
  roles,
  ...changes,
})

const decide = (changes: Partial<SsoFacts> = {}) => {
  const decision = decidePerson({
    trustsEmail: true,
    reach: { clubIds: new Set([HERE, SISTER]), governingBodyId: BODY },
    site: { type: 'club', clubId: HERE, isSignUpOpen: true },
    linked: null,
    sameEmail: null,
    asserted: { email: 'a@b.example', firstName: 'A', lastName: 'B' },
    ...changes,
  })
  return decision.ok
    ? `${decision.value.step}${decision.value.becomesMember ? ' + member' : ''}`
    : decision.reason
}

const xgb = { type: 'xgb', clubId: '', isSignUpOpen: true } as const
const myaccount = { type: 'myaccount', clubId: '', isSignUpOpen: true } as const
const closed = { type: 'club', clubId: HERE, isSignUpOpen: false } as const

test.each<{ who: string; facts: Partial<SsoFacts>; outcome: string }>([
  { who: 'someone new', facts: {}, outcome: 'create + member' },
  { who: 'somebody who came this way before', facts: { linked: person([inClub(HERE)]) }, outcome: 'known' },
  {
    who: 'the same, in a sister club',
    facts: { linked: person([inClub(SISTER)]) },
    outcome: 'known + member',
  },
  { who: 'a member by verified email', facts: { sameEmail: person([inClub(HERE)]) }, outcome: 'join' },
  { who: 'an admin of this club', facts: { sameEmail: person([inClub(HERE, 'admin')]) }, outcome: 'join' },
  {
    who: 'an account that nobody proved to be theirs',
    facts: { sameEmail: person([inClub(HERE)], { isEmailVerified: false }) },
    outcome: 'reclaim',
  },
  {
    who: 'a member of two clubs whom an operator linked',
    facts: { linked: person([inClub(HERE), inClub(ELSEWHERE)], { isLinkedByOperator: true }) },
    outcome: 'known',
  },
])('$who: $outcome', ({ facts, outcome }) => expect(decide(facts)).toBe(outcome))

test.each<{ who: string; facts: Partial<SsoFacts>; outcome: string }>([
  {
    who: 'the email of an account, from a provider that is not trusted with emails',
    facts: { trustsEmail: false, sameEmail: person([inClub(HERE)]) },
    outcome: 'email-taken',
  },
  {
    who: 'somebody new, from a provider that is not trusted with emails',
    facts: { trustsEmail: false },
    outcome: 'email-unproven',
  },
  {
    who: 'the email of somebody whom the provider knows as another subject',
    facts: { sameEmail: person([inClub(HERE)], { isKnownToProvider: true }) },
    outcome: 'email-taken',
  },
  {
    who: 'the verified email of somebody without any role',
    facts: { sameEmail: person() },
    outcome: 'email-taken',
  },
  {
    who: 'the member of a club that does not trust the provider',
    facts: { sameEmail: person([inClub(HERE), inClub(ELSEWHERE)]) },
    outcome: 'belongs-elsewhere',
  },
  {
    who: 'the owner of another club',
    facts: { sameEmail: person([inClub(ELSEWHERE, 'owner')]) },
    outcome: 'belongs-elsewhere',
  },
  { who: 'a super-user', facts: { sameEmail: person([SUPER_USER]) }, outcome: 'belongs-elsewhere' },
  {
    who: 'the office of another body',
    facts: { sameEmail: person([forBody('another-body')]) },
    outcome: 'belongs-elsewhere',
  },
  {
    who: 'an unproven account that runs another club',
    facts: { sameEmail: person([inClub(ELSEWHERE, 'admin')], { isEmailVerified: false }) },
    outcome: 'belongs-elsewhere',
  },
  {
    who: 'whoever came this way before and joined another club later: whoever holds the provider’s keys could come as them',
    facts: { linked: person([inClub(HERE), inClub(ELSEWHERE)]) },
    outcome: 'belongs-elsewhere',
  },
  {
    who: 'whoever came this way before and runs another club now',
    facts: { linked: person([inClub(HERE), inClub(ELSEWHERE, 'admin')]) },
    outcome: 'belongs-elsewhere',
  },
  {
    who: 'whom an operator linked and who runs another club now',
    facts: { linked: person([inClub(ELSEWHERE, 'admin')], { isLinkedByOperator: true }) },
    outcome: 'belongs-elsewhere',
  },
  {
    who: 'whoever came this way before and is a super-user now',
    facts: { linked: person([inClub(HERE), SUPER_USER]) },
    outcome: 'belongs-elsewhere',
  },
  {
    who: 'somebody without an email',
    facts: { asserted: { email: null, firstName: 'A', lastName: 'B' } },
    outcome: 'no-email',
  },
  {
    who: 'somebody new without a name',
    facts: { asserted: { email: 'a@b.example', firstName: 'A', lastName: null } },
    outcome: 'no-name',
  },
])('refused, $who: $outcome', ({ facts, outcome }) => expect(decide(facts)).toBe(outcome))

test.each<{ who: string; facts: Partial<SsoFacts>; outcome: string }>([
  { who: 'an admin', facts: { site: closed, linked: person([inClub(HERE, 'admin')]) }, outcome: 'known' },
  { who: 'an owner', facts: { site: closed, sameEmail: person([inClub(HERE, 'owner')]) }, outcome: 'join' },
  { who: 'a member', facts: { site: closed, linked: person([inClub(HERE)]) }, outcome: 'not-permitted' },
  {
    who: 'an admin of a sister club',
    facts: { site: closed, linked: person([inClub(SISTER, 'admin')]) },
    outcome: 'not-permitted',
  },
  { who: 'someone new', facts: { site: closed }, outcome: 'not-permitted' },
])('HOSTS-11 while sign-up is closed, $who: $outcome', ({ facts, outcome }) =>
  expect(decide(facts)).toBe(outcome),
)

test.each<{ who: string; facts: Partial<SsoFacts>; outcome: string }>([
  {
    who: 'the office on its site',
    facts: { site: xgb, sameEmail: person([forBody(BODY)]) },
    outcome: 'join',
  },
  { who: 'the office again', facts: { site: xgb, linked: person([forBody(BODY)]) }, outcome: 'known' },
  {
    who: 'the office of another body',
    facts: { site: xgb, linked: person([forBody('another-body')]) },
    outcome: 'belongs-elsewhere',
  },
  { who: 'a member', facts: { site: xgb, linked: person([inClub(HERE)]) }, outcome: 'not-permitted' },
  { who: 'someone new', facts: { site: xgb }, outcome: 'not-permitted' },
  { who: 'a member', facts: { site: myaccount, linked: person([inClub(HERE)]) }, outcome: 'known' },
  { who: 'someone new', facts: { site: myaccount }, outcome: 'not-permitted' },
])('HOSTS-06 HOSTS-08 no role is asserted: on $facts.site.type, $who: $outcome', ({ facts, outcome }) =>
  expect(decide(facts)).toBe(outcome),
)
