import type { RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls, landingUrl } from '../platform/urls.ts'

export const suUrls: RouteConfigEntry[] = [landingUrl('su'), ...commonUrls('su')]
