import type { LoaderFunctionArgs } from 'react-router'
import type { ChangedSso, OfficeSso } from '@clubhouse/contract/identity/office/sso'

/** What a page of single sign-on asks of the API: a club’s calls, or a governing body’s. */
export interface SsoCalls {
  read: () => Promise<OfficeSso>
  save: (body: ChangedSso) => Promise<unknown>
  saveMetadata: (metadata: string) => Promise<unknown>
  remove: () => Promise<unknown>
  startTest: () => Promise<{ url: string }>
}

/** Whoever may not come in is turned away here. */
export type OpenSsoCalls = (args: Pick<LoaderFunctionArgs, 'request' | 'context'>) => Promise<SsoCalls>
