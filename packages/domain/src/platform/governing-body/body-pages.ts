/** Addresses of a governing body's own site to which a file is sent: the list that it compares. */
export const BODY_FILE_PAGES: readonly string[] = ['/compare']
