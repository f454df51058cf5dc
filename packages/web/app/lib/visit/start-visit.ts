import { embedTarget, readStart, type StoredEmbed } from '@clubhouse/domain/web/embed'
import type { Room } from '@clubhouse/domain/web/rooms'
import { notify } from '../../ui/notifications/notification-store.ts'

/**
 * What the first request of a visit carries besides its page (SHELL-37 to SHELL-43). Needs no React, and runs
 * before it: the router then begins with the clean address. The root writes the open rooms onto <html>, the
 * boot script whether somebody is signed in.
 */
export function startVisit(window: Window): void {
  const { document, location, history } = window
  const html = document.documentElement
  const start = readStart(new URL(location.href))
  if (start.cleanUrl !== null) history.replaceState(history.state, '', start.cleanUrl)
  if (start.errorText !== null) notify({ title: start.errorText, type: 'danger' })

  const storage = storageOf(window)
  if (start.embed !== null) {
    storage?.setItem('hideNavbar', 'true')
    if (start.embed.product !== null) storage?.setItem('product', start.embed.product)
    if (start.embed.lottoUrl !== null) storage?.setItem('lottoUrl', start.embed.lottoUrl)
    html.setAttribute('data-embed', '')
  }

  const rooms = new Set(html.dataset['rooms']?.split(' ') as Room[] | undefined)
  const { path, removeKeys } = embedTarget(stored(storage, html.hasAttribute('data-signed-in')), rooms)
  for (const key of removeKeys) storage?.removeItem(key)
  // Whoever reloads inside the product is already there.
  if (path !== null && !isAtOrBelow(location.pathname, path)) location.replace(path)
}

function stored(storage: Storage | null, hasSession: boolean): StoredEmbed {
  return {
    hasSession,
    hideNavbar: storage?.getItem('hideNavbar') ?? null,
    product: storage?.getItem('product') ?? null,
    lottoUrl: storage?.getItem('lottoUrl') ?? null,
  }
}

/** A browser may forbid storage; then nothing is remembered and the page works as it is. */
function storageOf(window: Window): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function isAtOrBelow(here: string, path: string): boolean {
  return here === path || here.startsWith(`${path}/`)
}
