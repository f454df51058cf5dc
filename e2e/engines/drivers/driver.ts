/** What an engine can be asked for: no more than what WebKit's and Firefox's own protocols have in common. */
export interface Driver {
  /** Answers once the document has been read. */
  open(url: string): Promise<void>
  /** In the page; what is handed over and comes back travels as JSON. */
  ask<Given, Answer>(question: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>
  /** By the engine's own pointer, where the window has this point. */
  press(x: number, y: number): Promise<void>
  /** By the engine's own keys, into whatever has the focus. */
  type(text: string): Promise<void>
  picture(): Promise<Buffer>
  /** What the page threw and nobody caught. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** One engine at work, from which every test gets a browser that has never been anywhere. */
export interface Engine {
  begin(size: Size): Promise<Driver>
  stop(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

/** The engine itself did not start: nothing is known of the product. */
export class DidNotStart extends Error {}
