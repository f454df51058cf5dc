import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { streamOf } from '../../file.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { GROUP_LIMITS } from './group-limits.ts'
import { MEMBER_STATES } from './member-limits.ts'
import { OfficeMember } from './members.ts'

/**
 * Groups of a club’s people: its teams, and their managers. Who may look at all people sees and changes all groups; a
 * coach sees those that they manage, and nobody else.
 */

const office = { tag: 'Back office', headers: AccountHeader } as const
const GROUPS = '/backoffice/groups'

const facts = {
  group_id: z.uuid(),
  name: z.string(),
  season: z.string(),
  is_archived: z.boolean(),
}

export const GroupRow = z.object({
  ...facts,
  members: z.number().int(),
  /** Names of the managers; people who no longer run the club are left out. */
  managers: z.array(z.string()),
})
export type GroupRow = z.infer<typeof GroupRow>

export const GroupsQuery = listQuery(['name', 'season', 'members']).extend({
  archived: z.enum(['true']).optional(),
  /** Only groups that the caller manages. */
  mine: z.enum(['true']).optional(),
  season: z.string().trim().max(GROUP_LIMITS.season).optional(),
})
export type GroupsQuery = z.infer<typeof GroupsQuery>

export const GroupCounts = z.object({
  all: z.number().int(),
  mine: z.number().int(),
  archived: z.number().int(),
})
export type GroupCounts = z.infer<typeof GroupCounts>

/** Default order: by name. Those that are archived are asked for. */
export const listGroups = endpoint(`GET ${GROUPS}`, {
  ...office,
  name: 'listGroups',
  summary: 'The groups of the club; for a coach those that they manage',
  query: GroupsQuery,
  reply: collectionOf(GroupRow).extend({
    counts: GroupCounts,
    seasons: z.array(z.string()),
    /** True when the caller may create and change groups. */
    may_change: z.boolean(),
  }),
})

const Name = z.string().trim().min(1, 'Give the group a name').max(GROUP_LIMITS.name)
const Season = z.string().trim().max(GROUP_LIMITS.season)

export const createGroup = endpoint(`POST ${GROUPS}`, {
  ...office,
  name: 'createGroup',
  summary: 'Makes a group with nobody in it',
  body: z.object({ name: Name, season: Season.default('') }),
  reply: z.object({ group_id: z.uuid() }),
})

const GroupMember = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null when the birthday is unknown. */
  age: z.number().int().nullable(),
  is_juvenile: z.boolean(),
  state: z.enum(MEMBER_STATES),
  added_at: z.iso.datetime(),
})
export type GroupMember = z.infer<typeof GroupMember>

const Manager = z.object({ user_id: z.uuid(), name: z.string(), email: z.string() })

export const OfficeGroup = z.object({
  ...facts,
  /** Members, sorted by last name. */
  members: z.array(GroupMember),
  managers: z.array(Manager),
  /** True when the caller may change the group. */
  may_change: z.boolean(),
  /** Possible managers; empty for callers who may not change them. */
  candidates: z.array(Manager),
})
export type OfficeGroup = z.infer<typeof OfficeGroup>

const GroupParams = z.object({ group_id: z.uuid() })
const ofGroup = { ...office, params: GroupParams } as const

export const getGroup = endpoint(`GET ${GROUPS}/{group_id}`, {
  ...ofGroup,
  name: 'getGroup',
  summary: 'One group: who is in it, and who looks after it',
  reply: OfficeGroup,
})

export const changeGroup = endpoint(`PATCH ${GROUPS}/{group_id}`, {
  ...ofGroup,
  name: 'changeGroup',
  summary: 'Renames a group, puts it into another season, archives it or takes it back',
  body: z.object({
    name: Name.optional(),
    season: Season.optional(),
    is_archived: z.boolean().optional(),
  }),
  reply: z.object({ group_id: z.uuid(), changed: z.boolean() }),
})

/** Adds members. Those who are in the group stay in it; people who are not of the club are left out. */
export const addToGroup = endpoint(`POST ${GROUPS}/{group_id}/members`, {
  ...ofGroup,
  name: 'addToGroup',
  summary: 'Puts people into a group',
  body: z.object({ member_ids: z.array(z.uuid()).min(1).max(GROUP_LIMITS.added) }),
  reply: z.object({ added: z.number().int() }),
})

export const removeFromGroup = endpoint(`DELETE ${GROUPS}/{group_id}/members/{member_id}`, {
  ...office,
  name: 'removeFromGroup',
  summary: 'Takes someone out of a group; in the club they stay',
  params: z.object({ group_id: z.uuid(), member_id: z.uuid() }),
  reply: z.object({ removed: z.boolean() }),
})

export const nameManagers = endpoint(`POST ${GROUPS}/{group_id}/managers`, {
  ...ofGroup,
  name: 'nameManagers',
  summary: 'Says who looks after a group: exactly these of those who run the club',
  body: z.object({ user_ids: z.array(z.uuid()).max(GROUP_LIMITS.managers) }),
  reply: z.object({ managers: z.array(Manager) }),
})

const TeamContact = z.object({ name: z.string(), mobile: z.string().nullable() })

/** Printed team list: contacts of guardians, never answers about health. */
const TeamMember = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  birth_year: z.number().int().nullable(),
  is_juvenile: z.boolean(),
  contacts: z.array(TeamContact),
  /** Photo permission; null = not answered. */
  photos: z.boolean().nullable(),
  /** There is an answer to be read on the screen, for a reason. */
  has_guarded: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

const TeamList = z.object({
  ...facts,
  /** Managers of the group. */
  managers: z.array(z.string()),
  /** The day it is at the club. */
  day: z.iso.date(),
  members: z.array(TeamMember),
})
export type TeamList = z.infer<typeof TeamList>

/** The download is audited for every child on the list. */
export const getTeamList = endpoint(`GET ${GROUPS}/{group_id}/team-list`, {
  ...ofGroup,
  name: 'getTeamList',
  summary: 'A group as a list to print: names, birth years, whom to ring',
  reply: TeamList,
})

export const getTeamListCsv = endpoint(`GET ${GROUPS}/{group_id}/team-list/csv`, {
  ...ofGroup,
  name: 'getTeamListCsv',
  summary: 'The same as a CSV file',
  reply: streamOf('text/csv; charset=utf-8'),
})

/** A member as their coach sees them: contacts, and whether there are guarded answers. No payments, no mails. */
export const OfficeGroupMember = OfficeMember.pick({
  member_id: true,
  first_name: true,
  last_name: true,
  age: true,
  is_juvenile: true,
  state: true,
  date_of_birth: true,
  mobile: true,
  contact: true,
  guardians: true,
  has_guarded: true,
  may_open_guarded: true,
  guarded_until: true,
  readers: true,
}).extend({ group: z.object(facts) })
export type OfficeGroupMember = z.infer<typeof OfficeGroupMember>

/** The reading of a juvenile's details is audited. */
export const getGroupMember = endpoint(`GET ${GROUPS}/{group_id}/members/{member_id}`, {
  ...office,
  name: 'getGroupMember',
  summary: 'Someone in a group, for those who look after it',
  params: z.object({ group_id: z.uuid(), member_id: z.uuid() }),
  reply: OfficeGroupMember,
})
