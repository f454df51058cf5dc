const FAILED = 'Error: '

/** The title of a page whose form has to be mended; the server may have said so already. */
export const titleOfFailed = (title: string): string =>
  title.startsWith(FAILED) ? title : `${FAILED}${title}`
