import { eq } from 'drizzle-orm'
import type { OfficeSignUp } from '@clubhouse/contract/site/office/club-settings'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { SignedIn } from '#kernel/http/caller.ts'
import { standingIn } from '#kernel/http/guard.ts'
import { orNotFound } from '#kernel/http/or-throw.ts'
import { clubs } from '../tables.ts'
import type { At, SettingDeps } from './note-setting.ts'

type Asking = At & { member: SignedIn }

const isOwner = (caller: Asking) => standingIn(caller).roles.includes('owner')
const ownersOnly = () =>
  new Refusal(403, 'owners_only', 'Only an owner of the club can close or open sign-up.')

const openIn = (tx: Tx, clubId: string) =>
  tx.select({ isOpen: clubs.signUpOpen }).from(clubs).where(eq(clubs.id, clubId))

export async function readSignUp({ db }: SettingDeps, caller: Asking): Promise<OfficeSignUp> {
  const { clubId } = caller.club
  const [club] = await db.withClub(clubId, (tx) => openIn(tx, clubId))
  return { is_open: orNotFound(club, 'The club').isOpen, may_change: isOwner(caller) }
}

/** OPEN-003: closed to new people, and to all who do not run the club. Who is signed in stays so. */
export async function switchSignUp(
  { db, audit }: SettingDeps,
  caller: Asking,
  { is_open: isOpen }: { is_open: boolean },
): Promise<OfficeSignUp> {
  if (!isOwner(caller)) throw ownersOnly()
  const { clubId, userId } = caller.club
  await db.withClub(clubId, async (tx) => {
    const [club] = await openIn(tx, clubId).for('update')
    if (!club || club.isOpen === isOpen) return
    await tx.update(clubs).set({ signUpOpen: isOpen }).where(eq(clubs.id, clubId))
    const detail = { 'Sign-up': isOpen ? 'closed → open' : 'open → closed' }
    await audit.record(tx, caller, { kind: 'sign-up-switched', clubId, actorId: userId, detail })
  })
  return { is_open: isOpen, may_change: true }
}
