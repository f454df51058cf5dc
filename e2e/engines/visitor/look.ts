import type { Wanted } from './wanted.ts'

/** What is to be seen of something, and where it can be pressed. */
export interface Sight {
  state: 'absent' | 'unseen' | 'disabled' | 'covered' | 'there'
  x: number
  y: number
  text: string
  value: string
  isTicked: boolean
  hasFocus: boolean
  /** What lies over it. */
  by: string
}

interface Asked {
  wanted: Wanted
  /** Whoever wants to press something moves the page to it. */
  hand?: 'press' | 'focus'
}

/** Runs in the page, so it names nothing from outside. */
export function look({ wanted, hand }: Asked): Sight {
  type Words = NonNullable<Wanted['called']>
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const isWhole = (words: Words, text: string) =>
    typeof words === 'string'
      ? plain(text).toLowerCase() === words.toLowerCase()
      : new RegExp(words.source, 'iu').test(plain(text))
  const isIn = (words: Words, text: string) =>
    typeof words === 'string' ? plain(text).toLowerCase().includes(words.toLowerCase()) : isWhole(words, text)

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const labelsOf = (element: Element) =>
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  /** Engines put different spaces between parts that stand apart, so what is read is compared in both ways. */
  const namesOf = (element: Element): string[] => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const said = element.getAttribute('aria-label')
    if (by.length > 0) return [by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')]
    if (said) return [said]
    const labels = labelsOf(element)
    if (labels.length > 0) return [labels.map(({ textContent }) => textContent).join(' ')]
    return [
      (element as HTMLElement).innerText || (element.querySelector('img')?.alt ?? ''),
      element.textContent,
    ]
  }
  const isOf = (element: Element, asked: Wanted) =>
    (asked.called === undefined || namesOf(element).some((name) => isWhole(asked.called as Words, name))) &&
    (asked.saying === undefined ||
      isIn(asked.saying, (element as HTMLElement).innerText ?? element.textContent ?? ''))
  // A tick that is drawn by its label is itself out of sight.
  const shown = (element: Element): Element | undefined =>
    element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
      ? [element, ...labelsOf(element)].find((each) => isSeen(each) && each.getBoundingClientRect().width > 4)
      : isSeen(element)
        ? element
        : undefined
  const find = (asked: Wanted): Element[] => {
    const roots: (Element | Document)[] = asked.within ? find(asked.within) : [document]
    const all = new Set(roots.flatMap((root) => [...root.querySelectorAll(asked.css)]))
    const fitting = [...all].filter((element) => isOf(element, asked))
    const sorted = [...fitting.filter((each) => shown(each)), ...fitting.filter((each) => !shown(each))]
    return asked.at === undefined ? sorted : sorted.slice(asked.at, asked.at + 1)
  }

  const [element] = find(wanted)
  const nothing = { x: 0, y: 0, text: '', value: '', isTicked: false, hasFocus: false, by: '' }
  if (!element) return { state: 'absent', ...nothing }
  const control = element as HTMLInputElement
  const sight = {
    ...nothing,
    text: plain(control.innerText ?? ''),
    value: control.value ?? '',
    isTicked: control.checked,
    hasFocus: document.activeElement === element,
  }
  const target = shown(element)
  if (!target) return { state: 'unseen', ...sight }
  if (!hand) return { state: 'there', ...sight }
  if (element.matches(':disabled, [aria-disabled=true]')) return { state: 'disabled', ...sight }

  if (hand === 'focus') {
    control.focus()
    return { state: 'there', ...sight, hasFocus: document.activeElement === element }
  }

  const isHit = (hit: Element | null) =>
    hit !== null &&
    (target.contains(hit) ||
      hit.closest('button, a') === element ||
      hit.closest('label')?.control === element)
  const point = () => {
    // Words that go over two lines have a middle where there is none of them.
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const hitAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)
  if (!isHit(hitAt(point())))
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y } = point()
  const hit = hitAt({ x, y })
  const by = hit
    ? `${hit.tagName} ${hit.className} “${plain(hit.textContent ?? '').slice(0, 60)}”`
    : 'nothing'
  return { state: isHit(hit) ? 'there' : 'covered', ...sight, x, y, by }
}
