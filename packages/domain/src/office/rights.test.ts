import { describe, expect, test } from 'vitest'
import { type Office, OFFICES } from '@clubhouse/contract/office/office-names'
import { holds, mayGive, rightsOf, type Standing } from './offices.ts'
import { OFFICE, allOf, anyOf, notYourOffice, seenWith } from './office-words.ts'
import { isGuarded, isToRead, neededToEnter } from './rights.ts'
import { ANYBODY, RIGHTS } from './right-words.ts'

const admin = (...offices: Office[]): Standing => ({ roles: ['admin'], offices })
const owner: Standing = { roles: ['owner'], offices: ['treasurer'] }

describe('OPEN-002 what somebody may do who runs a club', () => {
  test.each<[string, Standing, readonly string[] | null]>([
    ['an owner everything, whatever office they hold', owner, null],
    ['an admin without an office everything', admin(), null],
    ['a treasurer the money', admin('treasurer'), ['money']],
    ['two offices what both give', admin('treasurer', 'editor'), ['money', 'content']],
    ['a mere member nothing', { roles: ['member'], offices: ['treasurer'] }, []],
    ['a group manager nothing (OPEN-001)', { roles: ['group_manager'] }, []],
  ])('%s', (_, standing, rights) => expect(rightsOf(standing)).toEqual(rights))

  test('what nobody has named is for nobody with an office', () => {
    expect(holds(admin('treasurer'), null)).toBe(false)
    expect(holds(admin(), null)).toBe(true)
    expect(holds(admin('coach'), ANYBODY)).toBe(true)
    expect(holds({ roles: ['member'] }, ANYBODY)).toBe(false)
  })

  test('each office gives something, and each right but those of who runs the whole club is in an office', () => {
    const given = OFFICES.flatMap((office) => OFFICE[office].rights)
    expect(Object.keys(RIGHTS).filter((right) => !given.some((each) => each === right))).toEqual([
      'settings',
      'users',
    ])
  })
})

describe('which right opens which page', () => {
  test.each([
    ['/', ANYBODY],
    ['/find', ANYBODY],
    ['/news/7', ['content']],
    ['/money/ledger', ['money']],
    ['/settings/club', ['settings']],
    ['/settings/audit-log', ['log']],
    ['/settings/users/hand-over', ['users']],
    ['/ordersabc', null],
    ['/unheard-of', null],
  ])('the room %s', (path, needed) => expect(neededToEnter(path)).toEqual(needed))

  test.each<[string, Standing, string, boolean]>([
    ['a treasurer reads what plans cost', admin('treasurer'), '/plans/7', true],
    ['a registrar says it', admin('registrar'), '/plans/7', false],
    ['somebody with both offices says it', admin('treasurer', 'registrar'), '/codes', false],
    ['a treasurer begins no plan', admin('treasurer'), '/plans/new', false],
    ['a coach sees none of it', admin('coach'), '/discounts', false],
    ['an owner only reads nothing', owner, '/bundles', false],
    ['what is a treasurer’s is theirs to change', admin('treasurer'), '/orders', false],
  ])('V53 %s', (_, standing, path, is) => expect(isToRead(standing, path)).toBe(is))

  test('V53 prices are open to who answers for the money, new ones are not', () => {
    for (const path of ['/plans', '/bundles', '/discounts', '/codes', '/discounts/simulator'])
      expect(holds(admin('treasurer'), neededToEnter(path))).toBe(true)
    for (const path of [
      '/plans/new',
      '/bundles/new',
      '/discounts/new',
      '/codes/new',
      '/programmes',
      '/forms',
    ])
      expect(holds(admin('treasurer'), neededToEnter(path))).toBe(false)
  })

  test('a passkey may be asked for before money and people, before who runs the club, and before what leads round it', () => {
    for (const [path, is] of [
      ['/orders', true],
      ['/members', true],
      ['/settings/users', true],
      ['/settings/api-keys', true],
      ['/settings/audit-log', true],
      ['/messages', true],
      ['/images', false],
      ['/news', false],
      ['/', false],
    ] as const)
      expect([path, isGuarded(neededToEnter(path))]).toEqual([path, is])
  })
})

describe('nobody gives more than they have', () => {
  test.each<[string, Standing, Standing, boolean]>([
    ['an owner makes an owner', owner, { roles: ['owner'] }, true],
    ['an admin makes no owner', admin(), { roles: ['owner'] }, false],
    ['an admin without an office makes one like themselves', admin(), admin(), true],
    ['a secretary makes no treasurer', admin('secretary'), admin('treasurer'), false],
    ['a secretary makes no admin without an office', admin('secretary'), admin(), false],
    ['a secretary makes a secretary', admin('secretary'), admin('secretary'), true],
  ])('%s', (_, giver, given, may) => expect(mayGive(giver, given)).toBe(may))
})

test('a refusal names who it is for', () => {
  expect(notYourOffice(['money'])).toBe(
    'This is for the treasurer. An owner of the club can give you that office.',
  )
  expect(notYourOffice(['people'])).toMatch(/^This is for the registrar or secretary\./)
  expect(notYourOffice(['settings'])).toMatch(/run the whole club/)
  expect(anyOf(['coach', 'registrar'])).toBe('coach or registrar')
  expect(seenWith(OFFICE.coach.rights)).toBe('teams and medical answers (each reading is logged)')
  expect(allOf(['coach', 'registrar', 'editor'])).toBe('coach, registrar and editor')
})
