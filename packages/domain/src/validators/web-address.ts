import { safeExternalUrl } from '../site/content/safe-url.ts'

/** A colon before digits begins a port: "club.example:8080" names no scheme. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** FORM-46: the whole address of what somebody typed as they say it. */
export function withHttps(typed: string): string {
  const text = typed.trim()
  if (text === '' || SCHEME.test(text)) return text
  return `https://${text.replace(/^\/+/, '')}`
}

/** FORM-45: a whole address of a page on the web, with a host that the web can find. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || safeExternalUrl(text) === null) return false
  return /^[^.]+(?:\.[^.]+)+\.?$/.test(new URL(text).hostname)
}
