import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoFormId } from '../testing/form-desk.ts'
import { openArticleDesk } from '../testing/article-desk.ts'
import { hostOf, signIn } from '../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/**
 * Every call of the back office that changes something leaves a line in the audit log. The steps are done one after the other, as
 * somebody would; a write below /backoffice that is neither here nor known to change nothing of the club fails.
 */
interface Step {
  path: string
  body?: object
  /** What the next steps need of the answer. */
  learn?: (reply: Record<string, unknown>) => void
}

/** Nothing of the club: what somebody sees for themselves, or asks without keeping it. */
const NO_CHANGE = [
  'createSavedView',
  'changeSavedView',
  'deleteSavedView',
  'rephraseText',
  'previewArticle',
  'saveEmailResponse',
]
/** Made elsewhere with a file or with money, and looked for where that is tested. */
const ELSEWHERE = ['uploadImage', 'refundOrder']

let app: TestApp
let as: string
const known = { article: '', revision: 0, form: demoFormId('dunvarra', 'adult'), newForm: '', image: '' }
const article = (reply: Record<string, unknown>) => {
  known.article = String(reply['article_id'])
  known.revision = (reply['state'] as { revision: number }).revision
}
const draft = { title: 'Shield won', content: '<p>It is back on the shelf above the tea hatch.</p>' }

const STEPS: Record<string, () => Step> = {
  createArticle: () => ({ path: '', body: { type: 'News', title: 'Mine' }, learn: article }),
  saveArticleDraft: () => ({
    path: known.article,
    body: { base_revision: known.revision, draft },
    learn: article,
  }),
  publishArticle: () => ({ path: known.article, body: { base_revision: known.revision }, learn: article }),
  restoreArticleRevision: () => ({
    path: known.article,
    body: { base_revision: known.revision },
    learn: article,
  }),
  discardArticleDraft: () => ({ path: known.article, learn: article }),
  unpublishArticle: () => ({ path: known.article, learn: article }),
  deleteArticle: () => ({ path: known.article }),
  createForm: () => ({
    path: '',
    body: { kind: 'adult', name: 'Mine' },
    learn: (form) => (known.newForm = String(form['form_id'])),
  }),
  saveForm: () => ({ path: known.newForm, body: { base_version: 1, name: 'Ours' } }),
  deleteForm: () => ({ path: known.newForm }),
  changeImage: () => ({ path: known.image, body: { alt: 'The pitch at dusk' } }),
  deleteImage: () => ({ path: known.image }),
}

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  as = (await signIn(app, 'tadhg@dunvarra.example', 'backoffice')).access_token
  const [image] = await app.asOwner<{ id: string }>(
    `insert into images (club_id, id, filepath, filename, width, height, alt, created_at)
      select id, gen_random_uuid(), 'media/dunvarra/none', 'none.jpg', 10, 10, '', now() from clubs where slug = 'dunvarra' returning id`,
  )
  known.image = image?.id ?? ''
})
afterAll(() => app.close())

const writes = () =>
  app.parts.endpoints.all.filter(
    ({ endpoint }) => endpoint.path.startsWith('/backoffice/') && endpoint.method !== 'GET',
  )
const count = async () => {
  const [row] = await app.asOwner<{ count: number }>('select count(*)::int as count from audit_events')
  return row?.count ?? 0
}

test('every write of the back office is looked at', () => {
  const names = writes().map(({ endpoint }) => endpoint.name)
  const looked = [...Object.keys(STEPS), ...NO_CHANGE, ...ELSEWHERE]
  expect(names.filter((name) => !looked.includes(name))).toEqual([])
  expect(looked.filter((name) => !names.includes(name))).toEqual([])
})

test('every change is in the audit log, with who made it', async () => {
  const silent: string[] = []
  for (const [name, step] of Object.entries(STEPS)) {
    const found = writes().find(({ endpoint }) => endpoint.name === name)
    if (!found) throw new Error(`No call is called ${name}`)
    // What was published cannot be deleted: a new one is.
    if (name === 'deleteArticle') article(await (await openArticleDesk(app)).create())
    // An editor saves every few seconds, and one sitting is one line: this is the next one.
    if (name === 'saveArticleDraft')
      await app.asOwner(`update drafts set saved_at = saved_at - interval '1 hour'`)
    const before = await count()
    const { path, body, learn } = step()
    const { endpoint } = found
    const url = endpoint.path.replace('{number}', '1').replaceAll(/\{\w+\}/g, path)
    const query = name === 'discardArticleDraft' ? `?base_revision=${known.revision}` : ''
    const reply = await app.server.inject({
      method: endpoint.method,
      url: `/api/v2${url}${query}`,
      headers: {
        host: hostOf('backoffice'),
        authorization: `Bearer ${as}`,
        'x-account-id': app.parts.registry.idOf('dunvarra') ?? '',
      },
      ...(body && { payload: body }),
    })
    expect(`${name} ${reply.statusCode} ${reply.statusCode === 200 ? '' : reply.body}`).toBe(`${name} 200 `)
    learn?.(reply.json())
    if ((await count()) === before) silent.push(name)
  }
  expect(silent).toEqual([])
  const nobody = await app.asOwner(
    `select kind from audit_events where actor_id is null and kind <> 'sign-in-failed'`,
  )
  expect(nobody).toEqual([])
})
