import { forgetStoredDraft, readStoredDraft, storeDraft } from '../../../lib/form/draft-storage.ts'

/** What the server said to a save. `theirs` is what somebody else saved meanwhile. */
export type SaveAnswer<Content> =
  | { kind: 'saved'; revision: number; at: string }
  | { kind: 'conflict'; theirs: Saved<Content>; message: string }
  | { kind: 'signed-out' }
  | { kind: 'offline' }
  | { kind: 'failed'; message: string }

export interface Saved<Content> {
  revision: number
  content: Content
}

export interface Conflict<Content> {
  /** What both began with. */
  base: Content
  theirs: Saved<Content>
  message: string
}

export type SaveState = 'saved' | 'saving' | 'offline' | 'failed' | 'signed-out'

export interface AutosaveOptions<Content> {
  saved: Saved<Content>
  savedAt: string | null
  send: (base: number, content: Content) => Promise<SaveAnswer<Content>>
  /** Under which what was not saved waits in this tab. */
  keepAs: string
}

/** What can be seen of it. */
export interface Shown<Content> {
  content: Content
  state: SaveState
  message: string | null
  savedAt: string | null
  conflict: Conflict<Content> | null
}

/** Typing is saved when it pauses. */
const PAUSE_MS = 1000
/** Without a signal it is tried again so often; the browser also says when there is one. */
const AGAIN_MS = 15_000

/**
 * A draft that saves itself: what is typed waits in the tab until the server has it, one save at a time, each on top of the
 * one before. Nothing is lost when a save is refused, lost, or comes second.
 */
export class Autosave<Content> {
  readonly #options: AutosaveOptions<Content>
  readonly #listeners = new Set<() => void>()
  #base: Saved<Content>
  #shown: Shown<Content>
  #flight: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Both versions, until somebody has chosen: nothing is saved before. */
  #held: Conflict<Content> | null = null

  constructor(options: AutosaveOptions<Content>) {
    const { saved, savedAt } = options
    this.#options = options
    this.#base = saved
    this.#shown = { content: saved.content, state: 'saved', message: null, savedAt, conflict: null }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly shown = (): Shown<Content> => this.#shown

  get revision(): number {
    return this.#base.revision
  }

  get #isDirty(): boolean {
    return this.#shown.content !== this.#base.content
  }

  #show(changes: Partial<Shown<Content>>): void {
    this.#shown = { ...this.#shown, ...changes }
    for (const listener of this.#listeners) listener()
  }

  /** What an earlier visit could not send is sent now; answers how to stop. */
  readonly start = (): (() => void) => {
    const kept = readKept<Content>(this.#options.keepAs)
    if (kept && JSON.stringify(kept.mine) !== JSON.stringify(this.#base.content)) {
      // If somebody saved since, the server says so, and both are shown.
      this.#base = kept.base
      this.#show({ content: kept.mine })
      void this.save()
    }
    const online = () => void this.save()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      clearTimeout(this.#timer)
    }
  }

  readonly change = (next: Content): void => {
    this.#show({ content: next })
    if (!this.#isDirty) return
    storeDraft(this.#options.keepAs, JSON.stringify({ base: this.#base, mine: next }))
    if (this.#held) return
    if (this.#shown.state !== 'offline') this.#show({ state: 'saving' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), PAUSE_MS)
  }

  /** All that was typed until now; whether the server has it. */
  readonly save = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    if (this.#held) {
      this.#show({ conflict: this.#held })
      return false
    }
    if (this.#flight) return (await this.#flight) && this.save()
    if (!this.#isDirty) return true
    this.#show({ state: 'saving' })
    this.#flight = this.#send(this.#shown.content)
    const isSaved = await this.#flight
    this.#flight = null
    return isSaved && this.#isDirty ? this.save() : isSaved
  }

  async #send(sent: Content): Promise<boolean> {
    const answer = await this.#options.send(this.#base.revision, sent)
    switch (answer.kind) {
      case 'saved':
        this.#base = { revision: answer.revision, content: sent }
        this.#show({ savedAt: answer.at, message: null })
        if (this.#isDirty) return true
        forgetStoredDraft(this.#options.keepAs)
        this.#show({ state: 'saved' })
        return true
      case 'conflict':
        this.#held = { base: this.#base.content, theirs: answer.theirs, message: answer.message }
        this.#show({ state: 'failed', conflict: this.#held })
        return false
      case 'offline':
        this.#show({ state: 'offline' })
        this.#timer = setTimeout(() => void this.save(), AGAIN_MS)
        return false
      case 'signed-out':
        this.#show({ state: 'signed-out' })
        return false
      case 'failed':
        this.#show({ state: 'failed', message: answer.message })
        return false
    }
  }

  /** The server's own words, after a publication or what somebody else wrote; `mine` goes on top and is saved. */
  readonly adopt = (next: Saved<Content>, mine: Content = next.content): void => {
    this.#base = next
    this.#held = null
    forgetStoredDraft(this.#options.keepAs)
    this.#show({ conflict: null, state: 'saved', content: next.content })
    if (mine !== next.content) this.change(mine)
  }

  /** The same, and what was typed meanwhile stays on top of it. */
  readonly rebase = (next: Saved<Content>): void =>
    this.adopt(next, this.#isDirty ? this.#shown.content : next.content)

  /** Nothing is saved until it is decided; trying again asks again. */
  readonly decideLater = (): void => this.#show({ conflict: null })
}

function readKept<Content>(key: string): { base: Saved<Content>; mine: Content } | null {
  try {
    const read: unknown = JSON.parse(readStoredDraft(key) ?? 'null')
    const isKept = typeof read === 'object' && read !== null && 'base' in read && 'mine' in read
    return isKept ? (read as { base: Saved<Content>; mine: Content }) : null
  } catch {
    return null
  }
}
