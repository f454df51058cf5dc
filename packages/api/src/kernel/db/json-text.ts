/** A reply that the database wrote as JSON already: over HTTP it goes on as it is, and only a page of ours reads it. */
export class JsonText<Reply> {
  readonly text: string
  /** What the text says; there is no such value until somebody reads it. */
  declare readonly reply: Reply

  constructor(text: string) {
    this.text = text
  }

  read(): Reply {
    // The statement builds what the contract says; tests hold it against the schema.
    return JSON.parse(this.text) as Reply
  }
}
