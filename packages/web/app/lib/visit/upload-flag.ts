/** OPEN-036: whether a picture is on its way to the server from this tab. Kept in memory: a reload ends it anyway. */
let isOnItsWay = false

export function isUploading(): boolean {
  return isOnItsWay
}

/** Whoever sends a picture says so, and takes it back when it has arrived or failed. */
export function beginUpload(): () => void {
  isOnItsWay = true
  return clearUpload
}

/** AUTH-63: at sign-out too, whatever becomes of the picture. */
export function clearUpload(): void {
  isOnItsWay = false
}
