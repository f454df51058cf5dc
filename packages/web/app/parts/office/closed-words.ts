import { notYourOffice } from '@clubhouse/domain/office/office-words'
import { PASSKEY_NEEDED } from '@clubhouse/domain/office/second-factor'
import type { ClosedRoom } from './closed-room.ts'

/** What somebody is told before a closed room; apart from the rule, so that pages which are open do not bring it. */
export const closedMessage = ({ why, needed }: ClosedRoom): string =>
  why === 'passkey_needed' ? PASSKEY_NEEDED : notYourOffice(needed)
