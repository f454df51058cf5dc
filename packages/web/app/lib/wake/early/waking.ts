import { wakeAddress } from '@clubhouse/domain/web/wake-address'
import { AWAKE, type ComesFirst, EARLY_SCRIPT, WAKE_DATA, type WakeData, wholeFileName } from './wake-data.ts'

export interface Waking {
  isAwake: () => boolean
  /** Whether React runs already: from then on only React may change the page. */
  hasBegun: () => boolean
  /** Fetches what waking needs and runs none of it. Pauses are made where there is no hurry. */
  foresee: (pause?: () => Promise<unknown>) => Promise<unknown>
  /** What is being answered without React is shown first. */
  waitFor: (step: Promise<unknown>) => void
  /** Settles when React has the page. What did not come is asked for anew by the next call. */
  wake: () => Promise<void>
  /** Called right before React begins. */
  onWaking: (prepare: () => void) => void
}

/** Where the router looks for what its own scripts would have written. */
interface ForRouter {
  __reactRouterContext: WakeData['context'] & { stream: ReadableStream<Uint8Array> }
  __reactRouterManifest: WakeData['manifest']
  __reactRouterRouteModules: Record<string, unknown>
}

/** `load` runs a module; a test has its own. */
export function wakingOf(window: Window & typeof globalThis, load = importModule): Waking {
  const { document, location } = window
  const script = document.getElementById(EARLY_SCRIPT)
  const files = script?.dataset['files'] ?? ''
  const asked = new Map<string, Promise<unknown>>()
  const preparing: (() => void)[] = []
  let waking: Promise<void> | null = null
  let step: Promise<unknown> = Promise.resolve()
  let hasBegun = false
  let isAwake = false

  const awake = new Promise<void>((resolve) => {
    const tell = () => {
      isAwake = true
      resolve()
    }
    document.addEventListener(AWAKE, tell, { once: true })
  })

  /** Asked by `fetch`, which forgets what did not come: a browser may remember for good that an import failed. */
  function once<T>(address: string, ask: () => Promise<T>): Promise<T> {
    const known = asked.get(address) as Promise<T> | undefined
    if (known) return known
    const coming = ask()
    asked.set(address, coming)
    coming.catch(() => asked.delete(address))
    return coming
  }

  const fetchFile = (file: string) =>
    once(file, async () => (await answerOf(window.fetch(file, { priority: 'low' }))).arrayBuffer())
  const fetchAll = (list: readonly string[]) => Promise.all(list.map(fetchFile))

  function fetchData(): Promise<WakeData> {
    const own = document.getElementById(WAKE_DATA)?.textContent
    if (own) return Promise.resolve(JSON.parse(own) as WakeData)
    const from = wakeAddress(location.pathname) + location.search
    return once(from, async () => (await answerOf(window.fetch(from))).json() as Promise<WakeData>)
  }

  const needed = () => files.split(' ').map(wholeFileName)

  /** Twenty requests begun at once keep a slow device from answering. */
  async function foresee(pause = () => Promise.resolve<unknown>(null)): Promise<void> {
    const coming: Promise<unknown>[] = []
    for (const ask of [fetchData, ...needed().map((file) => () => fetchFile(file))]) {
      await pause()
      const asking = ask()
      asking.catch(() => undefined)
      coming.push(asking)
    }
    await Promise.all(coming)
  }

  async function start(): Promise<void> {
    await Promise.all([fetchData(), fetchAll(needed())])
    await step
    hasBegun = true
    // Another view may be shown by now.
    const { context, manifest, modules, state } = await fetchData()
    await fetchAll(modules.flatMap(([, ...parts]) => parts))
    const loading = modules.map(async ([id, ...own]) => {
      const parts = await Promise.all(own.map((file) => load(file)))
      return [id, Object.assign({}, ...parts) as { handle?: Partial<ComesFirst> }] as const
    })
    const loaded = await Promise.all(loading)
    // React would put its own words in the place of what stands there and whose code did not come.
    await Promise.all(loaded.map(async ([, { handle }]) => handle?.comesFirst?.()))
    const forRouter: ForRouter = {
      __reactRouterContext: { ...context, stream: streamOf(state) },
      __reactRouterManifest: manifest,
      __reactRouterRouteModules: Object.fromEntries(loaded),
    }
    Object.assign(window, forRouter)
    for (const prepare of preparing) prepare()
    await load(manifest.entry.module)
    await awake
  }

  function wake(): Promise<void> {
    if (waking) return waking
    const begun = start()
    waking = begun
    script?.setAttribute('data-waking', '')
    begun.catch(() => {
      waking = null
      hasBegun = false
      script?.removeAttribute('data-waking')
    })
    return begun
  }

  return {
    isAwake: () => isAwake,
    hasBegun: () => hasBegun,
    foresee,
    waitFor(next) {
      step = Promise.all([step, next.catch(() => undefined)])
    },
    wake,
    onWaking: (prepare) => void preparing.push(prepare),
  }
}

const importModule = (file: string) => import(/* @vite-ignore */ file) as Promise<object>

async function answerOf(asking: Promise<Response>): Promise<Response> {
  const answer = await asking
  if (!answer.ok || answer.redirected) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream()
}
