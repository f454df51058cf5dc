import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Friend, type ListMember, References } from './references.ts'

const references = new References('a-secret-of-the-test-suite-alone')
const others = new References('another-secret-of-the-test-suite')

const members: fc.Arbitrary<ListMember> = fc.record({
  clubId: fc.uuid(),
  listId: fc.uuid(),
  memberId: fc.uuid(),
})
const friends: fc.Arbitrary<Friend> = fc.record({ clubId: fc.uuid(), friendId: fc.uuid() })

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

test('OPEN-069 a member’s references open what they were written for', () => {
  fc.assert(
    fc.property(members, (member) => {
      expect(references.readMember(member.clubId, references.ofMember(member))).toEqual(member)
    }),
  )
})

test('OPEN-069 they open nothing of another club, list or member, however they are put together', () => {
  // Ids are shared often, so that a reference is tried where all but one thing fits.
  const few = fc.constantFrom('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002')
  const close: fc.Arbitrary<ListMember> = fc.record({ clubId: few, listId: few, memberId: few })
  fc.assert(
    fc.property(close, close, few, (one, other, clubId) => {
      const mixed = { list: references.ofMember(one).list, member: references.ofMember(other).member }
      const read = references.readMember(clubId, mixed)
      if (isSame(one, other) && one.clubId === clubId) expect(read).toEqual(one)
      else expect(read).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test('one purpose’s reference is of no use for another', () => {
  fc.assert(
    fc.property(members, (member) => {
      const { clubId, memberId } = member
      const { list, member: who } = references.ofMember(member)
      const friend = references.ofFriend({ clubId, friendId: memberId })
      expect(references.readFriend(clubId, who)).toBeNull()
      expect(references.readFriend(clubId, list)).toBeNull()
      expect(references.readMember(clubId, { list: who, member: list })).toBeNull()
      expect(references.readMember(clubId, { list, member: friend })).toBeNull()
    }),
  )
})

test('a friend’s reference is the friend’s, in the one club', () => {
  fc.assert(
    fc.property(friends, friends, (one, other) => {
      const reference = references.ofFriend(one)
      expect(references.readFriend(one.clubId, reference)).toEqual(one)
      if (one.clubId !== other.clubId) expect(references.readFriend(other.clubId, reference)).toBeNull()
    }),
  )
})

test('a single changed letter, or another deployment’s secret, opens nothing', () => {
  fc.assert(
    fc.property(
      friends,
      fc.nat(),
      fc.constantFrom('a', 'Z', '0', '9', '-', '_', '.'),
      (friend, at, letter) => {
        const reference = references.ofFriend(friend)
        const place = at % reference.length
        const changed = reference.slice(0, place) + letter + reference.slice(place + 1)
        if (changed !== reference) expect(references.readFriend(friend.clubId, changed)).toBeNull()
        expect(references.readFriend(friend.clubId, others.ofFriend(friend))).toBeNull()
      },
    ),
    { numRuns: 500 },
  )
})
