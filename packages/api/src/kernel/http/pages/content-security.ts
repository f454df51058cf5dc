import { createHash } from 'node:crypto'
import type { HostType } from '@clubhouse/domain/web/hosts'
import type { Config } from '../../config.ts'

/** What a page may take from elsewhere. */
export interface Sources {
  images: string
  /** Besides ourselves. */
  frames?: string
}

/**
 * A page is rendered with a random nonce on our own scripts and styles. A page that is answered once keeps
 * it; a page that is kept for many gets the hashes of exactly those elements instead, and the nonce is taken
 * out. An element that somebody smuggled in carries no nonce, so its hash is never listed.
 */
export function contentSecurityPolicy(sources: Sources & { script: string; style: string }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${sources.script}`.trim(),
    `style-src 'self' ${sources.style}`.trim(),
    `img-src 'self' data: ${sources.images}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${sources.frames ?? ''}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * Where a page's pictures may come from: ourselves, and the provider of tiles on a page that says it shows a map.
 * The page only says so; the origin is the configured one, so that nothing in a request can add another.
 */
export function imageSources(
  shows: string | undefined,
  { cdnHost, map }: Pick<Config, 'cdnHost' | 'map'>,
): string {
  const tiles = shows === 'map' && map.tilesUrl !== null ? new URL(map.tilesUrl).origin : ''
  return [cdnHost, tiles].filter(Boolean).join(' ')
}

/**
 * The back office shows a club's own site in a frame while its look is changed. On every page of it, since one comes to
 * that one without a new document; only sites below the base domain, which are all ours.
 */
export const frameSources = (
  host: HostType,
  { protocol, baseDomain }: Pick<Config, 'protocol' | 'baseDomain'>,
) => (host === 'backoffice' ? `${protocol}://*.${baseDomain}` : '')

export function withNonce(nonce: string, sources: Sources): string {
  const source = `'nonce-${nonce}'`
  return contentSecurityPolicy({ ...sources, script: source, style: source })
}

/** Replaces the nonce by hashes, so that the page can be kept. */
export function withHashes(html: string, nonce: string, sources: Sources): { html: string; policy: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const marked = new RegExp(`<(script|style)\\b[^>]*\\bnonce="${nonce}"[^>]*>([\\s\\S]*?)</\\1>`, 'g')
  for (const [, tag, text] of html.matchAll(marked)) {
    if (text && (tag === 'script' || tag === 'style')) {
      hashes[tag].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    policy: contentSecurityPolicy({
      script: [...hashes.script].join(' '),
      style: [...hashes.style].join(' '),
      ...sources,
    }),
  }
}

export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

/** Of the one page that looks through the camera: a steward's at the gate. */
export const WITH_CAMERA = 'camera=(self), microphone=(), geolocation=(), payment=(self)'
