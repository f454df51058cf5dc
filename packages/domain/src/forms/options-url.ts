/** Lists of our own that a question may take its options from; asked for without leaving the house. */
const OWN_LIST = /^\/lists\/(?:countries|counties(?:\?country=[\p{L}\d%+ ]{1,60})?)$/u

export const isOwnList = (url: string): boolean => OWN_LIST.test(url)

/** API-88: an address that the server may ask. Where its name leads is looked at again when it is asked. */
export const isOptionsUrl = (url: string): boolean =>
  isOwnList(url) || (URL.canParse(url) && isPublicHttps(new URL(url)))

/** A host by its name, over https, at the usual port, and without a password in the address. */
export function isPublicHttps({ protocol, hostname, username, password, port }: URL): boolean {
  const isName = hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName
}
