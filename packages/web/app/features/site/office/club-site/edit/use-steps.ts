import { useState, useSyncExternalStore } from 'react'

interface Editing<Content> {
  shown: () => { content: Content }
  change: (next: Content) => void
}

const MOST = 100

/** One step back, and forth again. Changes in a row that go by one name, such as a colour being dragged, are one step. */
export class Steps<Content> {
  readonly #editing: Editing<Content>
  readonly #listeners = new Set<() => void>()
  #past: Content[] = []
  #future: Content[] = []
  #name: string | undefined
  #shown = { canUndo: false, canRedo: false }

  constructor(editing: Editing<Content>) {
    this.#editing = editing
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly shown = () => this.#shown

  readonly go = (next: Content, name?: string): void => {
    if (name === undefined || name !== this.#name)
      this.#past = [...this.#past, this.#editing.shown().content].slice(-MOST)
    this.#future = []
    this.#to(next, name)
  }

  readonly undo = (): void => {
    const back = this.#past.pop()
    if (back === undefined) return
    this.#future.push(this.#editing.shown().content)
    this.#to(back)
  }

  readonly redo = (): void => {
    const forth = this.#future.pop()
    if (forth === undefined) return
    this.#past.push(this.#editing.shown().content)
    this.#to(forth)
  }

  /** What was published or brought back is no step of this sitting. */
  readonly forget = (): void => {
    this.#past = []
    this.#future = []
    this.#tell()
  }

  #to(content: Content, name?: string): void {
    this.#name = name
    this.#editing.change(content)
    this.#tell()
  }

  #tell(): void {
    this.#shown = { canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 }
    for (const listener of this.#listeners) listener()
  }
}

export function useSteps<Content>(editing: Editing<Content>) {
  const [steps] = useState(() => new Steps(editing))
  const shown = useSyncExternalStore(steps.subscribe, steps.shown, steps.shown)
  return { ...shown, steps }
}
