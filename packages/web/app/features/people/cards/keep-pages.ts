/** The worker that keeps a card, or the steward's page, for when there is no signal (ADR 036). */
const WORKER = '/card-worker.js'

export const canKeep = (): boolean => 'serviceWorker' in navigator

/** Whether this page was kept on this device before: a worker that was registered may have kept nothing. */
export async function isKept(scope: string): Promise<boolean> {
  return canKeep() && (await caches.match(scope)) !== undefined
}

/** Keeps the page and what it is made of; kept before, it is kept anew. */
export async function keepPage(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope })
  const worker = await activeOf(registration)
  await new Promise<void>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) =>
      data === 'kept' ? resolve() : reject(new Error('not kept')),
    )
    port1.start()
    worker.postMessage({ page: scope, parts: partsOfPage() }, [port2])
  })
}

/** Scripts, styles, faces and pictures of ours that the browser has loaded for this page. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const linked = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'),
  ]
  const all = [...loaded, ...linked.map(({ href }) => new URL(href))]
  const ours = all.filter(
    ({ origin, pathname }) => origin === location.origin && !/\.data$|^\/api\/|^\/card/.test(pathname),
  )
  return [...new Set(ours.map(({ pathname, search }) => pathname + search))].filter(
    (path) => !path.startsWith('/__'),
  )
}

async function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (registration.active) return registration.active
  const coming = registration.installing ?? registration.waiting
  if (!coming) throw new Error('no worker')
  await new Promise<void>((resolve) => {
    if (coming.state === 'activated') resolve()
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve())
  })
  return coming
}
