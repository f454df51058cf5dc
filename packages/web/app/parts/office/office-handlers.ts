import type { User, UserAccount } from '@clubhouse/contract/people/people'
import {
  actionFor,
  type Asked,
  type Handle,
  type Handler,
  loaderFor,
  type Refused,
} from '../../lib/page/handlers.ts'
import { type AccountHeader, requireClub } from './require-club.ts'

export interface OfficeAsked extends Asked {
  user: User
  /** The club on which somebody works. */
  club: UserAccount
  /** OPEN-121: names that club in every call. */
  headers: AccountHeader
}

const office = async (asked: Asked): Promise<OfficeAsked> => ({
  ...asked,
  ...(await requireClub(asked.page, asked.request)),
})

/** For pages about the club on which somebody works: strangers sign in first, who runs none is told so. */
export function officeLoader<Reply>(handler: Handler<OfficeAsked, Reply>): Handle<Reply> {
  return loaderFor(office, handler)
}

export function officeAction<Reply>(handler: Handler<OfficeAsked, Reply>): Handle<Reply>
export function officeAction<Reply>(
  handler: Handler<OfficeAsked, Reply>,
  failed: string,
): Handle<Reply | Refused>
export function officeAction<Reply>(handler: Handler<OfficeAsked, Reply>, failed?: string) {
  return actionFor(office, handler, failed)
}
