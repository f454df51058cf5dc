import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { GivenForm } from './members.ts'

/**
 * When somebody is hurt: all that was answered about the health of a team's players, and whom to ring, at one press. Nothing is asked
 * first; the press is written down for each player, and the owners of the club are told.
 */

const EMERGENCY = '/backoffice/groups/{group_id}/emergency'

const EmergencyPlayer = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** Whom to ring, the account's holder first. */
  contacts: z.array(z.object({ name: z.string(), mobile: z.string().nullable() })),
  /** What was answered about health and safety; empty for a player of whom nothing was said. */
  forms: z.array(GivenForm),
})
export type EmergencyPlayer = z.infer<typeof EmergencyPlayer>

export const EmergencySheet = z.object({
  group_id: z.uuid(),
  name: z.string(),
  /** Until when it can be read again; null where nothing was locked. */
  until: z.iso.datetime().nullable(),
  /** Those with a note first. */
  players: z.array(EmergencyPlayer),
})
export type EmergencySheet = z.infer<typeof EmergencySheet>

const ofGroup = {
  tag: 'Back office',
  headers: AccountHeader,
  params: z.object({ group_id: z.uuid() }),
  reply: EmergencySheet,
} as const

/** The opening is audited, and the club's owners are mailed. */
export const openTeamEmergency = endpoint(`POST ${EMERGENCY}`, {
  ...ofGroup,
  name: 'openTeamEmergency',
  summary: 'Opens the medical notes of a team’s players for ten minutes, with whom to ring',
  staysOpen: true,
})

export const readTeamEmergency = endpoint(`GET ${EMERGENCY}`, {
  ...ofGroup,
  name: 'readTeamEmergency',
  summary: 'The same again, while the person who asks has them open',
})
