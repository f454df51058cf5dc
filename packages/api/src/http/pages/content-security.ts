import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'

/**
 * A page is rendered with a random nonce on our own scripts and styles. A page that is answered once keeps
 * it; a page that is kept for many gets the hashes of exactly those elements instead, and the nonce is taken
 * out. An element that somebody smuggled in carries no nonce, so its hash is never listed.
 */
export function contentSecurityPolicy(sources: { script: string; style: string; images: string }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${sources.script}`.trim(),
    `style-src 'self' ${sources.style}`.trim(),
    `img-src 'self' data: ${sources.images}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
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

export function withNonce(nonce: string, images: string): string {
  const source = `'nonce-${nonce}'`
  return contentSecurityPolicy({ script: source, style: source, images })
}

/** Replaces the nonce by hashes, so that the page can be kept. */
export function withHashes(html: string, nonce: string, images: string): { html: string; policy: string } {
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
      images,
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
