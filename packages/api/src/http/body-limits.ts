/** How much anybody may send, in bytes. */
export const BODY_LIMITS = {
  /** A call of the API, and what the editor of forms saves. */
  most: 1024 * 1024,
  /** What a form on a page sends: reading the fields of a megabyte would keep others waiting. */
  page: 64 * 1024,
} as const

/** Where the editor of forms saves a whole form (`features/forms/edit/save-form.page.ts`): a page that takes more than a form. */
export const LARGE_PAGES = ['/forms/:id/save']
