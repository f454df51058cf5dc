/**
 * What must work without React: one set of delegated listeners on the document. A page that is never hydrated
 * still turns its carousel, closes its menus, copies a link and closes the cookie banner.
 *
 *   [data-carousel] > [data-carousel-track], [data-carousel-step="-1" | "1"]
 *   details[data-menu]                        closes on Esc, outside press or focus, and after following a link
 *   [data-copy-link="url"]                    empty copies the page's own address; shows [data-copied] for 2 s
 *   [data-copy-text="words"]                  the same for what is no address
 *   [data-cookie-banner="cookie-name"], [data-cookie-choice="value"]
 */
const READY = Symbol.for('clubhouse.enhanced')
const COPIED_FOR_MS = 2000
const ARRIVED_AFTER_MS = 1000

/** @param missed a press from before this came */
export function enhance(document: Document, missed?: Event): void {
  const marked = document as Document & { [READY]?: boolean }
  if (marked[READY]) return
  marked[READY] = true

  function answer({ target }: Event): void {
    if (!(target instanceof Element)) return
    closeMenus(document, target)

    const step = target.closest<HTMLElement>('[data-carousel-step]')
    if (step) turn(step)
    const copy = target.closest<HTMLElement>('[data-copy-link]')
    if (copy) void copyLink(document, copy)
    const words = target.closest<HTMLElement>('[data-copy-text]')
    if (words) void copyText(document, words, words.dataset['copyText'] ?? '', 'Copied')
    const banner = target.closest('[data-cookie-choice]')?.closest<HTMLElement>('[data-cookie-banner]')
    if (banner) closeBanner(document, banner)

    const link = target.closest('a[href]')
    if (link) {
      closeAround(document, link)
      // Safari 16 has no popovers, and throws when it is asked for `:popover-open`.
      const popover = 'hidePopover' in link && link.closest<HTMLElement>('[popover]:popover-open')
      if (popover) popover.hidePopover()
    }
  }
  document.addEventListener('click', answer)
  if (missed) answer(missed)

  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element) closeMenus(document, event.target)
  })

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const inside = document.activeElement
      ? menusAround(document.activeElement).find((menu) => menu.open)
      : undefined
    const menu = inside ?? [...openMenus(document)].at(-1)
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })

  for (const banner of document.querySelectorAll<HTMLElement>('[data-cookie-banner]')) {
    banner.hidden = hasCookie(document, banner.dataset['cookieBanner'] ?? '')
  }
}

function openMenus(document: Document) {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
}

function menusAround(element: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = []
  for (
    let at = element.closest('details[data-menu]');
    at;
    at = at.parentElement?.closest('details[data-menu]') ?? null
  ) {
    if (at instanceof HTMLDetailsElement) found.push(at)
  }
  return found
}

/** Closes the menus in which a link was followed. Where it leads to another page, that page takes the focus on. */
export function closeAround(document: Document, link: Element) {
  const menus = menusAround(link)
  const outermost = menus.at(-1)
  const hasFocus = outermost?.contains(document.activeElement)
  for (const menu of menus) menu.open = false
  if (hasFocus) outermost?.querySelector('summary')?.focus({ preventScroll: true })
}

/** Closes every menu that the reader has left. */
function closeMenus(document: Document, target: Element) {
  for (const menu of openMenus(document)) if (!menu.contains(target)) menu.open = false
}

/** Where a track that is still on its way will stop: a second quick press counts from there. */
const goingTo = new WeakMap<HTMLElement, { left: number; arrived: ReturnType<typeof setTimeout> }>()

/** Scrolls one view further; from either end it goes round to the other. */
function turn(button: HTMLElement) {
  const track = button.closest('[data-carousel]')?.querySelector<HTMLElement>('[data-carousel-track]')
  if (!track) return
  const direction = Number(button.dataset['carouselStep'])
  const end = track.scrollWidth - track.clientWidth
  const onTheWay = goingTo.get(track)
  const from = onTheWay?.left ?? track.scrollLeft
  const atEnd = direction > 0 ? from >= end - 2 : from <= 2
  const further = Math.min(end, Math.max(0, from + direction * track.clientWidth))
  const left = atEnd ? (direction > 0 ? 0 : end) : further
  // An earlier press must not call this one arrived.
  clearTimeout(onTheWay?.arrived)
  goingTo.set(track, { left, arrived: setTimeout(() => goingTo.delete(track), ARRIVED_AFTER_MS) })
  track.scrollTo({ left })
}

function copyLink(document: Document, button: HTMLElement) {
  const address = new URL(button.dataset['copyLink'] || document.location.href, document.location.href)
  return copyText(document, button, address.href, 'Link copied')
}

async function copyText(document: Document, button: HTMLElement, text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    window.prompt('Copy this', text)
    return
  }
  button.dataset['copied'] = ''
  announce(document, done)
  setTimeout(() => delete button.dataset['copied'], COPIED_FOR_MS)
}

/** Says it to whoever does not see it. */
export function announce(document: Document, words: string) {
  let region = document.getElementById('enhance-status')
  if (!region) {
    region = document.createElement('div')
    region.id = 'enhance-status'
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = ''
  requestAnimationFrame(() => region.append(words))
}

/** The choice itself was kept by the page's first script. */
function closeBanner(document: Document, banner: HTMLElement) {
  const hasFocus = banner.contains(document.activeElement)
  banner.hidden = true
  // Else the next key would begin at the top of the page.
  if (hasFocus) document.getElementById('content')?.focus({ preventScroll: true })
}

function hasCookie(document: Document, name: string) {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))
}
