/** API-02: the address of a call that the browser makes itself. The root writes what comes before it onto <html>. */
export function apiAddress(path: string): string {
  return `${document.documentElement.dataset['api'] ?? '/api/v2'}${path}`
}
