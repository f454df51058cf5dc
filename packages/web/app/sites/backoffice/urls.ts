import type { RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls, landingUrl } from '../platform/urls.ts'

export const backofficeUrls: RouteConfigEntry[] = [landingUrl('backoffice'), ...commonUrls('backoffice')]
