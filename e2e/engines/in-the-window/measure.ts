/**
 * Runs in the page: what lies over it (notices, dialogs, sheets, popovers) and what stays in place (bars) is measured against the
 * window. Answers what is wrong, in words.
 */
export function measure(): string[] {
  interface Layer {
    name: string
    kind: 'notices' | 'over' | 'bar'
    element: HTMLElement
    box: DOMRect
  }
  const [width, height] = [window.innerWidth, window.innerHeight]
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
    right > 1 && left < width - 1 && bottom > 1 && top < height - 1
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} “${element.ariaLabel ?? plain(element.innerText ?? element.textContent)}”`
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isSeen)

  const layerOf = (kind: Layer['kind']) => (element: HTMLElement) => ({
    kind,
    element,
    name: nameOf(element),
    box: element.getBoundingClientRect(),
  })
  const notices = all.filter((each) => each.ariaLabel === 'Notifications').map(layerOf('notices'))
  const modals = all.filter((each) => each.matches('dialog:modal'))
  const modal = modals.at(-1)
  const over = all
    .filter(
      (each) => each.matches('dialog[open], [popover]:popover-open') && each.ariaLabel !== 'Notifications',
    )
    .filter((each) => !modal || each === modal || modal.contains(each))
    .map(layerOf('over'))
  const staysInPlace = (element: HTMLElement) => {
    const { position, pointerEvents } = getComputedStyle(element)
    if (position === 'fixed') return pointerEvents !== 'none'
    const { top, bottom } = element.getBoundingClientRect()
    // One that has come to an edge; elsewhere it stands in the page as if it were a part of it.
    return position === 'sticky' && (Math.abs(top) <= 1 || Math.abs(bottom - height) <= 1)
  }
  const bars = modal
    ? []
    : all
        .filter((each) => !each.closest('dialog, [popover]') && staysInPlace(each))
        .map(layerOf('bar'))
        .filter(({ box }) => isInWindow(box))
  const layers: Layer[] = [...notices, ...over, ...bars]

  const inWindow = layers.flatMap(({ name, box }) => [
    ...(box.height > height + 1 ? [`${name} is taller than the window: ${Math.round(box.height)}`] : []),
    ...(box.width > width + 1 ? [`${name} is wider than the window: ${Math.round(box.width)}`] : []),
    ...(box.top < -1 || box.left < -1 || box.right > width + 1 || box.bottom > height + 1
      ? [
          `${name} is cut by the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        ]
      : []),
  ])

  // A notice is as high as its words: whatever it has beyond them lies over the page for nothing.
  const stretched = notices.flatMap(({ name, element, box }) => {
    const inside = [...element.querySelectorAll('*')]
      .filter((each) => each.childElementCount === 0 && each.tagName !== 'PROGRESS')
      .map((each) => each.getBoundingClientRect())
    const needed =
      Math.max(...inside.map((each) => each.bottom)) - Math.min(...inside.map((each) => each.top))
    return box.height > needed + 64
      ? [`${name} is ${Math.round(box.height)} high for ${Math.round(needed)}`]
      : []
  })

  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
  // What scrolls inside a layer does so because the window has no more room.
  const folded = over.flatMap(({ name, element, box }) =>
    [element, ...element.querySelectorAll<HTMLElement>('*')]
      .filter((each) => isSeen(each) && scrolls(each) && each.scrollHeight > each.clientHeight + 2)
      .filter((each) => each.matches(':not(textarea, select, [role=listbox])'))
      .filter(() => box.height < height * 0.75)
      .map((each) => `${name} shows ${each.clientHeight} of ${each.scrollHeight}, and has room`),
  )

  const common = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  const isPart = (one: Layer, other: Layer) =>
    one.element.contains(other.element) || other.element.contains(one.element)
  const laid = [...notices, ...bars]
  const overlaid = laid.flatMap((one, at) =>
    laid
      .slice(at + 1)
      .filter((other) => !isPart(one, other) && common(one.box, other.box))
      .map((other) => `${one.name} and ${other.name} lie on one another`),
  )

  /** What of it can be seen: less than the whole in what scrolls. */
  const seenPart = (element: Element, within: Element) => {
    const box = element.getBoundingClientRect()
    let { left, right, top, bottom } = box
    for (let at = element.parentElement; at && within.contains(at); at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const room = at.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, room.left), Math.min(right, room.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)]
    }
    return {
      left,
      right,
      top,
      bottom,
      isWhole: right - left >= box.width - 1 && bottom - top >= box.height - 1,
    }
  }
  const covered = layers.flatMap(({ name, element, kind }) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((each) => isSeen(each) && getComputedStyle(each).pointerEvents !== 'none')
      .flatMap((each) => {
        const { left, right, top, bottom, isWhole } = seenPart(each, element)
        if (!isWhole || right - left < 2 || bottom - top < 2) return []
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (!hit)
          return [
            `“${plain(each.innerText || (each.ariaLabel ?? each.tagName))}” in ${name} is out of the window`,
          ]
        const isOwn = element.contains(hit) || hit.closest('label')?.contains(each)
        // A menu that lies over the page for as long as it is open may lie over its bars.
        const isUnderMenu = kind === 'bar' && over.some((menu) => menu.element.contains(hit))
        return isOwn || isUnderMenu
          ? []
          : [
              `“${plain(each.innerText || (each.ariaLabel ?? ''))}” in ${name} is under ${nameOf(hit as HTMLElement)}`,
            ]
      }),
  )

  /** Words that something cuts, and that neither scrolls nor says so by three dots. */
  const closes = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isCutBy = (at: Element, words: DOMRect) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at)
    const room = at.getBoundingClientRect()
    const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const isAcross = closes(overflowX) && (words.left < room.left - 1 || words.right > room.right + 1)
    const isAlong = closes(overflowY) && (words.top < room.top - 4 || words.bottom > room.bottom + 4)
    return !isMeant && (isAcross || isAlong)
  }
  const wordsIn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: { node: Node; holder: Element }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() && node.parentElement && isSeen(node.parentElement))
        found.push({ node, holder: node.parentElement })
    return found
  }
  const cut = layers.flatMap(({ name, element, box }) =>
    wordsIn(element).flatMap(({ node, holder }) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      for (let at: Element | null = holder; at && element.contains(at); at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const { width: wide, height: high } = at.getBoundingClientRect()
        // For ears alone; and whoever scrolls comes to see it.
        if ((wide <= 2 && high <= 2) || /auto|scroll/.test(overflowX + overflowY)) return []
        if (isCutBy(at, words)) return [`“${plain(node.textContent)}” in ${name} is cut`]
      }
      const isOut = words.left < box.left - 1 || words.right > box.right + 1
      return isOut && words.width > 2 ? [`“${plain(node.textContent)}” in ${name} is cut`] : []
    }),
  )
  return [...new Set([...inWindow, ...stretched, ...folded, ...overlaid, ...covered, ...cut])]
}

/** Runs in the page: what comes in by moving is measured when it has arrived. */
export const stands = (): boolean =>
  document
    .getAnimations()
    .filter(({ effect }) =>
      (effect as KeyframeEffect).target?.matches('dialog, [popover], [popover] > * > *'),
    )
    .every(({ playState }) => playState !== 'running')

/** Runs in the page: another style, past the rules about styles of strangers, for faults that are wanted. */
export function wear(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
}
