/** What an authenticator keeps beside a key to say whose it is: the id of the person, as bytes. */
export const userHandleBytes = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

export const userHandleOf = (userId: string): string =>
  Buffer.from(userHandleBytes(userId)).toString('base64url')
