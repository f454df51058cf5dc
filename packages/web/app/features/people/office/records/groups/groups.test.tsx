// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type {
  GroupRow,
  OfficeGroup,
  OfficeGroupMember,
  TeamList,
} from '@clubhouse/contract/people/office/groups'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import AddPage, { action as addAction, loader as loadAdd } from './add-to-group.page.tsx'
import { groupAction } from './group-action.ts'
import GroupPage, { loader } from './group.page.tsx'
import GroupPersonPage, { action as personAction, loader as loadPerson } from './group-person.page.tsx'
import GroupsPage, { loader as loadGroups } from './groups.page.tsx'
import TeamListPage, { loader as loadTeam } from './team-list.page.tsx'

const GROUP = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const FIADH = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const TOM = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a13'
const CON = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a14'
const facts = { group_id: GROUP, name: 'Under 12s', season: '2026', is_archived: false }
const row: GroupRow = { ...facts, members: 1, managers: ['Con Coach'] }
const manager = { user_id: CON, name: 'Con Coach', email: 'con@club.example' }
const group = (more: Partial<OfficeGroup> = {}): OfficeGroup => ({
  ...facts,
  members: [
    {
      member_id: FIADH,
      first_name: 'Fiadh',
      last_name: 'Hallaran',
      age: 9,
      is_juvenile: true,
      state: 'lapsed',
      added_at: '2026-09-12T10:00:00.000Z',
    },
  ],
  managers: [manager],
  candidates: [manager],
  may_change: true,
  ...more,
})
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })
const paged = { current_page: 1, from: 1, per_page: 10, to: 1, total: 1 }
const listed = (may_change: boolean) => ({
  ...paged,
  items: [row],
  counts: { all: 1, mine: 0, archived: 0 },
  seasons: ['2026'],
  may_change,
})
const found = () => ({
  ...paged,
  items: [
    { member_id: FIADH, name: 'Fiadh Hallaran', age: 9, plans: 'Juvenile' },
    { member_id: TOM, name: 'Tom Hallaran', age: null, plans: '' },
  ],
})

test('a registrar makes groups, a coach looks at theirs', async () => {
  for (const may of [true, false]) {
    const page = aClubPage({ listGroups: () => listed(may) })
    const data = await loadGroups(asking(page, '/people/groups'))
    const shown = showOnSite(<GroupsPage />, office(), '/people/groups', data)
    expect(linkIn(shown, 'Under 12s')?.getAttribute('href')).toBe(`/people/groups/${GROUP}`)
    expect(shown.textContent).toContain('1 person')
    expect(linkIn(shown, 'New team') !== null).toBe(may)
    expect(shown.textContent?.includes('Archived')).toBe(may)
  }
})

const list: TeamList = {
  ...facts,
  managers: ['Con Coach'],
  day: '2026-11-17',
  members: [
    {
      member_id: FIADH,
      first_name: 'Fiadh',
      last_name: 'Hallaran',
      birth_year: 2017,
      is_juvenile: true,
      photos: false,
      has_guarded: true,
      contacts: [{ name: 'Bríd Hallaran', mobile: '086 123 4567' }],
    },
  ],
}

const shownGroup = async (more: Partial<OfficeGroup> = {}, search = '') => {
  const page = aClubPage({ getGroup: () => group(more), listMembers: found, getTeamList: () => list })
  const data = await loader({ ...asking(page, `/people/groups/${GROUP}${search}`), params: { id: GROUP } })
  return { page, shown: showOnSite(<GroupPage />, office(), `/people/groups/${GROUP}${search}`, data) }
}

test('who is in it, each with how they stand; whoever is found can be added, but not twice', async () => {
  const { shown } = await shownGroup({}, '?find=hallaran')
  expect(shown.textContent).toContain('2026, 1 person, coach: Con Coach')
  expect(shown.textContent).toContain('Lapsed')
  expect(linkIn(shown, 'Fiadh Hallaran')?.getAttribute('href')).toBe(`/members/${FIADH}`)
  const buttons = [...shown.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toContain('Add Tom Hallaran')
  expect(buttons).not.toContain('Add Fiadh Hallaran')
  expect(buttons).toContain('Remove Fiadh Hallaran')
  expect(shown.textContent).toContain('In this team')
})

test('a coach is shown no button but that for an emergency, and their name is not looked for', async () => {
  const { page, shown } = await shownGroup({ may_change: false, candidates: [] }, '?find=x&task=edit')
  expect(page.calls.some((call) => call.startsWith('listMembers'))).toBe(false)
  const [emergency, ...others] = shown.querySelectorAll('form')
  expect(emergency?.getAttribute('action')).toBe(`/people/groups/${GROUP}/emergency`)
  expect(others).toEqual([])
  expect(linkIn(shown, 'Write to the families')?.getAttribute('href')).toBe(`/people/groups/${GROUP}/write`)
  expect(linkIn(shown, 'Fiadh Hallaran')?.getAttribute('href')).toBe(
    `/people/groups/${GROUP}/people/${FIADH}`,
  )
  // One press rings whoever looks after her; that there is a note is said, and what it says is not.
  const ring = shown.querySelector('a[href="tel:0861234567"]')
  expect(ring?.getAttribute('aria-label')).toBe('Ring Bríd Hallaran, for Fiadh Hallaran')
  expect(shown.querySelector('[aria-label="Medical note of Fiadh Hallaran"]')).not.toBeNull()
})

test('what is done to a group says so at its own address', async () => {
  const page = aClubPage({
    addToGroup: () => ({ added: 1 }),
    removeFromGroup: () => ({ removed: true }),
    nameManagers: () => ({ managers: [manager] }),
    changeGroup: () => {
      throw refusal(409, { name: 'Taken' })
    },
  })
  const act = (fields: Record<string, string>) =>
    groupAction({ ...posting(page, `/people/groups/${GROUP}`, fields), params: { id: GROUP } })
  expect(locationOf(await act({ intent: 'add', member: TOM, find: 'tom' }))).toBe(
    `/people/groups/${GROUP}?done=added&find=tom`,
  )
  expect(locationOf(await act({ intent: 'remove', member: TOM }))).toBe(
    `/people/groups/${GROUP}?done=removed&on=${TOM}`,
  )
  expect(locationOf(await act({ intent: 'managers', managers: CON }))).toBe(
    `/people/groups/${GROUP}?done=managers`,
  )
  expect(page.bodies.at(-1)).toEqual({ user_ids: [CON] })
  expect(dataOf(await act({ intent: 'edit', name: ' ' }))).toMatchObject({
    errors: { name: 'Give the team a name' },
  })
  expect(dataOf(await act({ intent: 'edit', name: 'Minors' }))).toMatchObject({ errors: { name: 'Taken' } })
})

test('those who were ticked go into a group, or into a new one', async () => {
  const at = `/people/groups/add?on=${FIADH}&on=${TOM}&on=nobody`
  const page = aClubPage({
    listGroups: () => listed(true),
    listMembers: found,
    createGroup: () => ({ group_id: GROUP }),
    addToGroup: () => ({ added: 2 }),
  })
  const shown = showOnSite(<AddPage />, office(), at, await loadAdd(asking(page, at)))
  expect(shown.textContent).toContain('2 people are chosen. Fiadh Hallaran, Tom Hallaran.')
  expect(dataOf(await addAction(posting(page, at, { group: '' })))).toMatchObject({
    errors: { group: 'Choose a team' },
  })
  expect(dataOf(await addAction(posting(page, at, { group: 'new' })))).toMatchObject({
    errors: { name: 'Give the team a name' },
  })
  const made = await addAction(posting(page, at, { group: 'new', name: 'Minors', season: '' }))
  expect(locationOf(made)).toBe(`/people/groups/${GROUP}?done=added`)
  expect(page.bodies.at(-1)).toEqual({ member_ids: [FIADH, TOM] })
})

const person = (more: Partial<OfficeGroupMember> = {}): OfficeGroupMember => ({
  member_id: FIADH,
  first_name: 'Fiadh',
  last_name: 'Hallaran',
  age: 9,
  is_juvenile: true,
  state: 'active',
  date_of_birth: '2017-07-18',
  mobile: null,
  contact: null,
  readers: [],
  group: facts,
  guardians: [{ name: 'Bríd Hallaran', email: null, mobile: '086 123 4567', has_account: true }],
  has_guarded: true,
  may_open_guarded: true,
  guarded_until: null,
  ...more,
})

test('a coach sees whom to ring, and opens what is locked from there, for a reason', async () => {
  const at = `/people/groups/${GROUP}/people/${FIADH}`
  const params = { id: GROUP, member: FIADH }
  const page = aClubPage({
    getGroupMember: () => person(),
    getSecurity: () => ({ email: 'con@club.example', has_password: true, passkeys: [] }),
    openGuardedAnswers: () => ({ until: '2026-11-16T12:10:00.000Z', forms: [] }),
  })
  const data = await loadPerson({ ...asking(page, at), params })
  const shown = showOnSite(<GroupPersonPage />, office(), at, data)
  expect(shown.textContent).toContain('age 9, born 18/07/2017')
  expect(linkIn(shown, '086 123 4567')?.getAttribute('href')).toBe('tel:0861234567')
  expect(shown.querySelector('form')?.getAttribute('action')).toBe(at)
  const open = (fields: Record<string, string>) =>
    personAction({ ...posting(page, at, { intent: 'open', ...fields }), params })
  expect(dataOf(await open({}))).toMatchObject({ errors: { reason: 'Choose a reason' } })
  expect(locationOf(await open({ reason: 'today', current_password: 'x' }))).toBe(`${at}#medical`)
})

test('a team list names whom to ring, and of an answer about health only that there is one', async () => {
  const at = `/people/groups/${GROUP}/print`
  const page = aClubPage({ getTeamList: () => list })
  const data = await loadTeam({ ...asking(page, at), params: { id: GROUP } })
  const shown = showOnSite(<TeamListPage />, office(), at, data)
  expect(shown.textContent).toContain('1 person, 17/11/2026. Coach: Con Coach.')
  const cells = [...shown.querySelectorAll('tbody tr > *')].map(({ textContent }) => textContent.trim())
  expect(cells).toEqual(['Fiadh Hallaran', '2017', 'Bríd Hallaran 086 123 4567', 'No', 'See the app'])
})
