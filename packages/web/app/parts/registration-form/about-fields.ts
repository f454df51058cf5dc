/** The names of what the page posts besides the fields of the form. */
export const ABOUT = {
  version: 'version',
  member: 'member_id',
  /** The draft that is not needed any more once the answers are kept. */
  draft: 'draft',
  /** A page that runs a script sends the answers themselves. */
  answers: 'answers',
} as const
