import type { ImportLine, PeopleImport } from '@clubhouse/contract/people/office/people-imports'
import { runStep, type StepDeps } from '#kernel/jobs/run-step.ts'
import { importWork } from '#people/import/import-work.ts'
import { undoWork } from '#people/import/undo-work.ts'
import { asSent } from './media-client.ts'
import { ask, hostOf, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

const PATH = '/v2/backoffice/people/imports'

/** Lists of people as one of those who run a club uploads them, and the work on them in a test's hands. */
export async function openImportClient(
  app: TestApp,
  { who = 'tadhg@dunvarra.example', club = 'dunvarra' } = {},
) {
  const { access_token: as } = await signIn(app, who, 'backoffice')
  const headers = { 'x-account-id': app.parts.registry.idOf(club) ?? '' }
  const call = (path: string, payload?: object, method?: 'PATCH' | 'DELETE') =>
    ask(app, `${PATH}${path}`, payload, { on: 'backoffice', as, headers, ...(method && { method }) })
  const upload = async (file: string | Buffer, more: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(Buffer.from(file))], 'members.csv'))
    for (const [name, value] of Object.entries(more)) form.set(name, value)
    const sent = await asSent(form)
    const reply = await app.server.inject({
      method: 'POST',
      url: `/api${PATH}`,
      payload: sent.payload,
      headers: { host: hostOf('backoffice'), authorization: `Bearer ${as}`, ...headers, ...sent.headers },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    call,
    upload,
    uploaded: async (file: string | Buffer, more?: Record<string, string>): Promise<PeopleImport> => {
      const { status, body } = await upload(file, more)
      if (status !== 200) throw new Error(`Not uploaded: ${JSON.stringify(body)}`)
      return body
    },
    read: async (id: string): Promise<PeopleImport> => (await call(`/${id}`)).body,
    lines: async (id: string, query = ''): Promise<ImportLine[]> =>
      (await call(`/${id}/lines?per_page=100${query}`)).body.items,
    csv: async (id: string): Promise<string> => {
      const by = { host: hostOf('backoffice'), authorization: `Bearer ${as}`, ...headers }
      return (await app.server.inject({ url: `/api${PATH}/${id}/problems/csv`, headers: by })).body
    },
    start: ({ import_id: id, revision }: PeopleImport) => call(`/${id}/start`, { revision }),
    /** Step by step until nothing is due; killed where a test says so. */
    work: async (more: Partial<StepDeps> & { step?: number } = {}) => {
      const { step, ...rest } = more
      const size = step === undefined ? {} : { step }
      const { db, clock } = app.parts
      const deps: StepDeps = {
        db,
        now: clock.now,
        works: [importWork(app.parts, size), undoWork(app.parts, size)],
        pace: 0,
        crashAt: () => undefined,
        ...rest,
        onTrouble: (error) => {
          throw error
        },
      }
      for (let steps = 0; ; steps += 1) if ((await runStep(deps)) === 'idle') return steps
    },
  }
}

export type ImportClient = Awaited<ReturnType<typeof openImportClient>>
