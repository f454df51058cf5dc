import { closeAround } from '../../../ui/enhance.ts'
import { asksAhead } from './ask-ahead.ts'
import { asksForReact } from './asks-for-react.ts'
import { savesData } from './foresee-idle.ts'
import { asQuery, askForPage, showAnswer } from './light-answer.ts'
import { isLightForm, isPlain, lightAddress, lightLink, opensDialog } from './light-controls.ts'
import { newPlace, noteScroll } from './keep-scroll.ts'
import { settleFocus, tellFailure } from './light-focus.ts'
import { lightViews } from './light-views.ts'
import { takePress } from './take-press.ts'
import type { Waking } from './waking.ts'

/** What was asked for ahead may be shown so much later. */
const FRESH_FOR_MS = 30_000

/**
 * The first touches that matter need no React: another view of a list, and a form marked `data-light`. They work without a script,
 * so their answers are pages. This asks for that page and shows what is new in it; the page sleeps on.
 */
export function answerLightly(window: Window & typeof globalThis, waking: Waking): void {
  const { document, history, location } = window
  const mayAnswer = () => !waking.isAwake() && !waking.hasBegun()
  /** What could not be answered so: React tries next. */
  const leftToReact = new WeakSet<Element>()
  let latest = 0
  const linkAt = (target: EventTarget | null) => {
    const link = mayAnswer() ? (opensDialog(target) ?? lightLink(target)) : null
    return link && !leftToReact.has(link) ? link : null
  }

  const views = lightViews(window, waking)
  const asked = asksAhead((address) => askForPage(window, address), FRESH_FOR_MS)

  /** Shows another view; false where it did not come. Of several that were asked for the last one counts. */
  async function goTo(url: URL, control: HTMLElement): Promise<boolean> {
    const turn = (latest += 1)
    const answer = await asked.now(addressOf(url))
    if (turn !== latest) return true
    if (!answer || answer.url.pathname !== location.pathname) return false
    noteScroll(window)
    views.leave()
    history.pushState({ key: newPlace() }, '', addressOf(url))
    showAnswer(document, answer.page)
    settleFocus(document, { control, target: url.hash.slice(1) })
    return true
  }

  /** Back from a dialog to the page beneath it, which takes its place in the history. */
  function goBackTo(url: URL): boolean {
    history.replaceState(history.state, '', addressOf(url))
    return views.showAgain()
  }

  async function send(form: HTMLFormElement, fields: FormData): Promise<void> {
    const body = asQuery(fields)
    const answer = await askForPage(window, actionOf(form).href, { method: 'POST', body }).catch(() => null)
    if (!answer) return tellFailure(form)
    const { page, url } = answer
    const isElsewhere = url.pathname !== location.pathname
    if (isElsewhere) return location.assign(url)
    // Sent on to the page itself: it was taken, and the fields begin anew.
    const isTaken = url.search !== location.search
    if (isTaken) form.reset()
    showAnswer(document, page)
    if (isTaken) history.replaceState(history.state, '', addressOf(url))
    settleFocus(document, { form })
    // Its notice is React's.
    if (url.searchParams.has('notice')) waking.wake().catch(() => undefined)
  }

  window.addEventListener(
    'click',
    (event) => {
      const link = isPlain(event) ? linkAt(event.target) : null
      if (!link) return
      const url = lightAddress(link)
      // A menu closes beneath the dialog: what opens it has the focus afterwards.
      link.closest('details')?.querySelector('summary')?.focus({ preventScroll: true })
      closeAround(document, link)
      takePress(event, link, waking, async () => {
        if (link.closest('dialog') ? goBackTo(url) : await goTo(url, link)) {
          // The steps that follow are React's.
          if (asksForReact(url.search)) waking.wake().catch(() => undefined)
          return
        }
        leftToReact.add(link)
        queueMicrotask(() => link.click())
      })
    },
    true,
  )

  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!mayAnswer() || !(form instanceof HTMLFormElement) || !isLightForm(form)) return
      // What is plainly missing is said by React, without asking anybody.
      if (leftToReact.has(form) || lacksSomething(form)) return
      const fields = new FormData(form, event.submitter)
      const control = event.submitter ?? form
      if (form.method === 'post') {
        // As React says it: the page stays where it is.
        fields.set('stays', 'yes')
        return takePress(event, control, waking, () => send(form, fields))
      }
      const url = actionOf(form)
      url.search = asQuery(fields).toString()
      takePress(event, control, waking, async () => {
        if (await goTo(url, control)) return
        leftToReact.add(form)
        queueMicrotask(() => form.requestSubmit(event.submitter))
      })
    },
    true,
  )

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement && target.hasAttribute('data-submits'))) return
    if (mayAnswer() && target.form && isLightForm(target.form)) target.form.requestSubmit()
  })

  /** What is being answered has been asked for. */
  function askAhead(target: EventTarget | null): void {
    const link = linkAt(target)
    if (!link || link.hasAttribute('aria-busy') || link.closest('dialog')) return
    asked.ahead(addressOf(lightAddress(link)))
  }

  // A finger that is down will most likely come up: a tenth of a second is won.
  document.addEventListener('pointerdown', ({ button, target }) => {
    if (button === 0) askAhead(target)
  })

  // So will, often enough, whoever has read down to the end of the list.
  if (savesData(window)) return
  const observer = new IntersectionObserver((entries) => {
    askAhead(entries.find(({ isIntersecting }) => isIntersecting)?.target ?? null)
  })
  for (const link of document.querySelectorAll('[data-load-more]')) observer.observe(link)
}

const lacksSomething = (form: HTMLFormElement) =>
  [...form.elements].some((field) => 'validity' in field && (field as HTMLInputElement).validity.valueMissing)

/** A field named "action" would stand before the property. */
const actionOf = (form: HTMLFormElement) =>
  new URL(form.getAttribute('action') ?? '', form.ownerDocument.location.href)

const addressOf = ({ pathname, search }: URL): string => pathname + search
