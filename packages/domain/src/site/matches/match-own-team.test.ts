import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnTeam } from './match-own-team.ts'

test.each([
  ['Dunvarra Rovers FC', 'Dunvarra Rovers'],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers FC'],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers F.C.'],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers Football Club'],
  ['Dunvarra Rovers FC', ' DUNVARRA  ROVERS '],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers U12'],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers U-12 Girls'],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers (B)'],
  ['Dunvarra Rovers FC', 'U14 Dunvarra Rovers Blues'],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers Under 12s'],
  ['Inishvarn Hockey Club', 'Inishvarn'],
  ['Inishvarn Hockey Club', 'Inishvarn HC Ladies 2nds'],
  ['Inishvarn Hockey Club', 'Inishvarn II'],
  ['Cúán Óg CLG', 'Cuan Og'],
  ['St. Brendan’s AFC', 'St Brendans'],
])('%s plays as %s', (club, team) => expect(isOwnTeam(club, team)).toBe(true))

test.each([
  ['Dunvarra Rovers FC', 'Dunvarra Celtic'],
  ['Dunvarra Rovers FC', 'Rovers'],
  ['Dunvarra Rovers FC', 'Dunvarra'],
  ['Dunvarra Rovers FC', 'Dunvarra Rovers Supporters'],
  ['Dunvarra FC', 'Dunvarra Rovers FC'],
  ['Blue Star FC', 'Red Star FC'],
  ['Inishvarn Hockey Club', 'Inishvarnagh'],
  ['Inishvarn Hockey Club', 'TBC'],
  ['Inishvarn Hockey Club', ''],
  ['Hockey Club', 'Inishvarn'],
  ['', ''],
])('%s does not play as "%s"', (club, team) => expect(isOwnTeam(club, team)).toBe(false))

test('any text is answered, and the name of a club is its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (club, team) => {
      isOwnTeam(club, team)
      expect(isOwnTeam(`Ballyvarn ${club}`, `Ballyvarn ${club}`)).toBe(true)
    }),
  )
})
