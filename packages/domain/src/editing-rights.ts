import type { Role } from '@clubhouse/contract/identity'
import type { HostType } from './hosts.ts'
import { mayEnter } from './roles.ts'

/** MAP-02, HOSTS-21: admin mode is the back office, in the hands of somebody who may be there. */
export const isAdminMode = (site: HostType, roles: readonly Role[]): boolean =>
  site === 'backoffice' && mayEnter(site, roles)

export interface QuestionRights {
  mayChangeRequired: boolean
  mayDelete: boolean
}

/** FORMED-03, FORMED-04, HOSTS-21: a question that the form cannot do without stays as it is. */
export function questionRights(isAdmin: boolean, question: { isFixedRequired: boolean }): QuestionRights {
  const may = isAdmin && !question.isFixedRequired
  return { mayChangeRequired: may, mayDelete: may }
}
