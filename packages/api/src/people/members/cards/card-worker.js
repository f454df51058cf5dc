// Keeps a membership card, or the steward's page, for when there is no signal (docs/decisions/036-membership-cards.md).
// It answers for the pages it was registered for alone, asks the network first, and forgets a page whose owner is signed out.
const KEPT = 'membership-cards'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('message', (event) => {
  const { page, parts } = event.data
  event.waitUntil(
    keep(page, parts).then(
      () => event.ports[0].postMessage('kept'),
      () => event.ports[0].postMessage('failed'),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (['script', 'style', 'font', 'image'].includes(request.destination))
    event.respondWith(openPart(request))
})

async function keep(page, parts) {
  const cache = await caches.open(KEPT)
  const html = await fetch(page, {
    redirect: 'manual',
    credentials: 'same-origin',
    headers: { accept: 'text/html' },
  })
  if (!html.ok) throw new Error('no page')
  await cache.put(page, html)
  await Promise.allSettled(
    parts.map(async (part) => {
      if (!(await cache.match(part))) await cache.add(part)
    }),
  )
}

async function openPage(request) {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(KEPT)
  try {
    const reply = await fetch(request)
    if (reply.type === 'opaqueredirect' || reply.status === 401) await cache.delete(pathname)
    return reply
  } catch {
    const kept = await cache.match(pathname)
    if (kept) return kept
    const code = /^\/card\/([^/]+)$/.exec(pathname)
    return code && (await cache.match('/card')) ? Response.redirect(`/card#${code[1]}`) : Response.error()
  }
}

async function openPart(request) {
  const kept = await (await caches.open(KEPT)).match(request)
  return kept ?? fetch(request)
}
