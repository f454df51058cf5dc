import type { OfficeSite, SiteDraft } from '@clubhouse/contract/site/office/site-draft'
import type { ClientOptions } from './article-client.ts'
import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** Theme, menu and banner of a club, as one of those who run it changes them. */
export interface SiteClient {
  accountId: string
  ask: (path: string, payload?: object, method?: Asked['method']) => ReturnType<typeof ask>
  read: () => Promise<OfficeSite>
  /** On top of what is given, which may be old by now. */
  save: (site: OfficeSite, changes: Partial<SiteDraft>) => ReturnType<typeof ask>
  saved: (changes: Partial<SiteDraft>) => Promise<OfficeSite>
  publish: (site: OfficeSite, at?: Date) => ReturnType<typeof ask>
  /** The address of a preview, with the path and query that a browser would ask for. */
  preview: () => Promise<{ url: URL; path: string; token: string }>
}

export async function openSiteClient(
  app: TestApp,
  { who = 'tadhg@dunvarra.example', club = 'dunvarra', on = 'backoffice' }: ClientOptions = {},
): Promise<SiteClient> {
  const { access_token: as } = await signIn(app, who, on)
  const accountId = app.parts.registry.idOf(club) ?? ''
  const call: SiteClient['ask'] = (path, payload, method) =>
    ask(app, `/v2/backoffice${path}`, payload, {
      on,
      as,
      headers: { 'x-account-id': accountId },
      ...(method && { method }),
    })
  const read = async (): Promise<OfficeSite> => (await call('/account')).body.site
  const save: SiteClient['save'] = ({ draft, state }, changes) =>
    call('/account', { site: { base_revision: state.revision, draft: { ...draft, ...changes } } }, 'PATCH')
  return {
    accountId,
    ask: call,
    read,
    save,
    saved: async (changes) => (await save(await read(), changes)).body.site,
    publish: ({ state }, at) =>
      call('/account/publication', {
        base_revision: state.revision,
        ...(at && { at: at.toISOString() }),
      }),
    preview: async () => {
      const url = new URL((await call('/account/preview', {})).body.url)
      return { url, path: url.pathname + url.search, token: url.searchParams.get('site_preview') ?? '' }
    },
  }
}
