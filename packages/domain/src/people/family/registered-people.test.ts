import { expect, test } from 'vitest'
import { type GivenPerson, registeredPeople, type Relative } from './registered-people.ts'

const BRID = { id: 'brid', firstName: 'Bríd', lastName: 'Hallaran', email: 'brid@home.example' }
const relative = (id: string, more: Partial<Relative> = {}): Relative => ({
  id,
  kind: 'juvenile',
  firstName: id,
  lastName: 'Hallaran',
  dateOfBirth: '2017-05-20',
  ...more,
})
const COLM = relative('Colm', { kind: 'adult', dateOfBirth: null })
const FAMILY = [COLM, relative('Fiadh'), relative('Oisín', { dateOfBirth: null })]

const child = (firstName: string, more: Partial<GivenPerson> = {}): GivenPerson => ({
  memberId: null,
  kind: 'juvenile',
  firstName,
  lastName: 'Hallaran',
  dateOfBirth: '2017-05-20',
  email: null,
  day: '2027-01-01',
  ...more,
})
const adult = (firstName: string, more: Partial<GivenPerson> = {}) =>
  child(firstName, { kind: 'adult', dateOfBirth: null, ...more })

function register(...given: GivenPerson[]) {
  let made = 0
  return registeredPeople(BRID, FAMILY, given, () => `new ${(made += 1)}`)
}
const idsOf = (...given: GivenPerson[]) => {
  const found = register(...given)
  return found.ok ? found.value.ids : found.reason
}

test.each([
  { given: child('Fiadh', { memberId: 'Fiadh' }), is: 'Fiadh', why: 'named' },
  { given: child('Fiadh'), is: 'Fiadh', why: 'the same names and birthday' },
  { given: child(' fiadh ', { lastName: 'HALLARAN' }), is: 'Fiadh', why: 'however it is written' },
  { given: child('Oisin'), is: 'Oisín', why: 'no fada on that phone, and no birthday yet' },
  { given: child('Fiadh', { dateOfBirth: null }), is: 'Fiadh', why: 'one birthday is not known' },
  { given: child('Fiadh', { dateOfBirth: '2019-01-01' }), is: 'new 1', why: 'another birthday' },
  { given: child('Fiadh', { lastName: 'Ryan' }), is: 'new 1', why: 'another name' },
  { given: adult('Bríd', { memberId: 'brid' }), is: 'brid', why: 'whoever registers' },
  { given: adult('Brid', { email: 'Brid@Home.example' }), is: 'brid', why: 'who wrote herself down as new' },
  { given: adult('Bríd', { email: 'her-mother@home.example' }), is: 'new 1', why: 'a namesake' },
])('$given.firstName $given.lastName, born $given.dateOfBirth, is $is: $why', ({ given, is }) => {
  expect(idsOf(given)).toEqual([is])
})

test('somebody new who is on two forms is one person', () => {
  const found = register(
    adult('Aoife', { email: 'aoife@home.example' }),
    child('Una'),
    adult('Aoife'),
    child('Una'),
  )
  expect(found).toMatchObject({
    ok: true,
    value: {
      ids: ['new 1', 'new 2', 'new 1', 'new 2'],
      added: [
        { id: 'new 1', kind: 'adult', firstName: 'Aoife' },
        { id: 'new 2', kind: 'juvenile', dateOfBirth: '2017-05-20' },
      ],
    },
  })
})

test('a birthday that was not known is learnt, and one that was is not changed', () => {
  const found = register(child('Oisín'), child('Fiadh', { memberId: 'Fiadh', dateOfBirth: '2001-01-01' }))
  expect(found).toMatchObject({ value: { learnt: [{ id: 'Oisín', dateOfBirth: '2017-05-20' }] } })
})

test.each([
  {
    given: child('Mallory', { memberId: 'of another family' }),
    code: 'not_found',
    message: 'The member was not found',
  },
  {
    given: adult('Fiadh', { memberId: 'Fiadh' }),
    code: 'wrong_kind',
    message: 'This plan is for adults, and Fiadh is under 18.',
  },
  {
    given: child('Colm', { memberId: 'Colm' }),
    code: 'wrong_kind',
    message: 'This plan is for children, and Colm is an adult.',
  },
  {
    given: child('Bríd', { memberId: 'brid' }),
    code: 'wrong_kind',
    message: 'This plan is for children, and Bríd is an adult.',
  },
])('$given.kind $given.firstName is refused: $code', ({ given, code, message }) => {
  expect(idsOf(child('Fiadh'), given)).toEqual({ code, at: 1, message })
})

test('a child is an adult from the eighteenth birthday on, by the plan’s own day', () => {
  const grown = (day: string) => idsOf(adult('Fiadh', { memberId: 'Fiadh', day }))
  expect(grown('2035-05-20')).toEqual(['Fiadh'])
  expect(grown('2035-05-19')).toMatchObject({ code: 'wrong_kind' })
  expect(idsOf(child('Fiadh', { memberId: 'Fiadh', day: '2035-05-20' }))).toEqual(['Fiadh'])
})

const OWN = 'brid@home.example'
test.each([
  { given: [adult('Colm', { memberId: 'Colm', email: ' BRID@home.example' })], blamed: 'Colm Hallaran' },
  { given: [adult('Aoife', { email: OWN })], blamed: 'Aoife Hallaran' },
  {
    given: [adult('Colm', { email: OWN }), adult('Bríd', { memberId: 'brid', email: OWN })],
    blamed: 'Colm Hallaran',
  },
  {
    given: [adult('Colm', { email: 'us@home.example' }), adult('Aoife', { email: 'us@home.example' })],
    blamed: 'Aoife Hallaran',
  },
])('ERR-30 two adults have one email: $blamed is to have another', ({ given, blamed }) => {
  expect(idsOf(...given)).toMatchObject({
    code: 'email_taken',
    message: `Please update the email for ${blamed}`,
  })
})

test.each([
  {
    given: [adult('Bríd', { memberId: 'brid', email: OWN }), child('Fiadh', { email: OWN })],
    why: 'the guardian’s',
  },
  {
    given: [adult('Aoife', { email: 'a@b.example' }), adult('Aoife', { email: 'a@b.example' })],
    why: 'one person twice',
  },
  { given: [adult('Bríd', { memberId: 'brid', email: 'work@office.example' })], why: 'her other one' },
  { given: [adult('Colm'), adult('Aoife', { email: '' })], why: 'none given' },
])('ERR-30 an email may be $why', ({ given }) => {
  expect(idsOf(...given)).toHaveLength(given.length)
})

const HOME = {
  country: 'Ireland',
  postal_code: 'F28 K5T2',
  county: 'Mayo',
  city: 'Dunvarra',
  line1: '14 Quay Road',
  line2: null,
}
const AT_HOME = { mobile: '0861234567', address: HOME }
test.each([
  { knows: {}, says: AT_HOME, learns: AT_HOME, why: 'the first form' },
  {
    knows: { hasMobile: true },
    says: AT_HOME,
    learns: { mobile: null, address: HOME },
    why: 'a mobile stays',
  },
  { knows: { hasMobile: true, hasAddress: true }, says: AT_HOME, learns: null, why: 'all is known' },
  {
    knows: {},
    says: { mobile: '12', address: { ...HOME, line1: null } },
    learns: null,
    why: 'nothing of use',
  },
])('of whoever registers is learnt what is not known: $why', ({ knows, says, learns }) => {
  const found = registeredPeople(
    { ...BRID, ...knows },
    FAMILY,
    [adult('Bríd', says), child('Una', AT_HOME)],
    () => 'una',
  )
  expect(found).toMatchObject({ ok: true, value: { ofSelf: learns } })
})
