import { expect, test } from 'vitest'
import { aMatch, aSide } from '../../testing/a-match.ts'
import { ownTeams, playsIn, readTeam } from './own-teams.ts'

const CLUB = 'Dunvarra Rovers FC'
const of = (name: string) => aMatch({ home: aSide(name, { is_own: true }), away: aSide('Ballycarn Celtic') })

test.each([
  ['Dunvarra Rovers FC', { team: 'dunvarra-rovers', name: 'Dunvarra Rovers FC' }],
  ['Dunvarra Rovers U12 Girls', { team: 'u12-girls', name: 'U12 Girls' }],
  ['U14 Dunvarra Rovers Blues', { team: 'u14-blues', name: 'U14 Blues' }],
  ['Dunvarra Rovers (B)', { team: 'b', name: 'B' }],
])('%s is the team %o', (name, team) => {
  expect(ownTeams([of(name)], CLUB)).toEqual([team])
  expect(readTeam(team.team)).toBe(team.team)
  expect(playsIn(of(name), team.team, CLUB)).toBe(true)
  expect(playsIn(of('Dunvarra Rovers U9'), team.team, CLUB)).toBe(false)
})

test('teams stand once, in the order in which people count', () => {
  const names = ['U12 Girls', 'FC', 'U9', 'U-12 Girls', 'U16'].map((each) => of(`Dunvarra Rovers ${each}`))
  expect(ownTeams(names, CLUB).map(({ name }) => name)).toEqual([
    'Dunvarra Rovers FC',
    'U9',
    'U12 Girls',
    'U16',
  ])
})

test('a match of two of our teams is that of both, and the other club has none', () => {
  const derby = aMatch({
    home: aSide('Dunvarra Rovers U16', { is_own: true }),
    away: aSide('Dunvarra Rovers U14', { is_own: true }),
  })
  expect(ownTeams([derby], CLUB).map(({ team }) => team)).toEqual(['u14', 'u16'])
  expect(playsIn(derby, 'u14', CLUB) && playsIn(derby, 'u16', CLUB)).toBe(true)
  expect(playsIn(of(CLUB), 'ballycarn-celtic', CLUB)).toBe(false)
})

test.each([undefined, '', 7, ['u12'], 'a b', '-a', 'x'.repeat(81), '<script>'])('%j is no team', (value) => {
  expect(readTeam(value)).toBeNull()
})
