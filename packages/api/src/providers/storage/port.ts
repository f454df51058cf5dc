/** Keeps files by key; keys are made by us and look like `media/dunvarra/3f2a…/pitch.jpg`. */
export interface Storage {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
  /** All that is kept under a folder; nothing happens where nothing is. */
  removeFolder(folder: string): Promise<void>
}
