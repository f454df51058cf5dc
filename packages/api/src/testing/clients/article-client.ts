import type { OfficeArticle } from '@clubhouse/contract/site/office/articles'
import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** The articles of a club, as one of those who run it writes them. */
export interface ArticleClient {
  accountId: string
  ask: (path: string, payload?: object, method?: Asked['method']) => ReturnType<typeof ask>
  create: (more?: object) => Promise<OfficeArticle>
  get: (id: string) => Promise<OfficeArticle>
  /** On top of what is given, which may be old by now. */
  save: (article: OfficeArticle, draft: Partial<OfficeArticle['draft']>) => ReturnType<typeof ask>
  publish: (article: OfficeArticle, at?: Date) => ReturnType<typeof ask>
  /** A draft that could go out. */
  written: (more?: Partial<OfficeArticle['draft']>, type?: string) => Promise<OfficeArticle>
}

export interface ClientOptions {
  who?: string
  /** The club whose account is named, whoever asks. */
  club?: string
  on?: string
}

export async function openArticleClient(
  app: TestApp,
  { who = 'tadhg@dunvarra.example', club = 'dunvarra', on = 'backoffice' }: ClientOptions = {},
): Promise<ArticleClient> {
  const { access_token: as } = await signIn(app, who, on)
  const accountId = app.parts.registry.idOf(club) ?? ''
  const call: ArticleClient['ask'] = (path, payload, method) =>
    ask(app, `/v2/backoffice/articles${path}`, payload, {
      on,
      as,
      headers: { 'x-account-id': accountId },
      ...(method && { method }),
    })
  const create = async (more = {}): Promise<OfficeArticle> => (await call('', { type: 'News', ...more })).body
  const save: ArticleClient['save'] = ({ article_id, state, draft }, changes) =>
    call(`/${article_id}`, { base_revision: state.revision, draft: { ...draft, ...changes } }, 'PATCH')
  return {
    accountId,
    ask: call,
    create,
    save,
    get: async (id) => (await call(`/${id}`)).body,
    publish: ({ article_id, state }, at) =>
      call(`/${article_id}/publication`, {
        base_revision: state.revision,
        ...(at && { at: at.toISOString() }),
      }),
    written: async (more = {}, type = 'News') => {
      const article = await create({ type, title: more.title ?? 'Under-12s win the Shield' })
      const saved = await save(article, { content: '<p>The shield is back on the shelf.</p>', ...more })
      return saved.body
    },
  }
}
