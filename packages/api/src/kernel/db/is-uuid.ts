const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be asked for where the database expects an id. */
export const isUuid = (text: string): boolean => UUID.test(text)
