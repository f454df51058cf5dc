import { layout, type RouteConfig } from '@react-router/dev/routes'
import { backofficeUrls } from './sites/backoffice/urls.ts'
import { clubUrls } from './sites/club/urls.ts'
import { myaccountUrls } from './sites/myaccount/urls.ts'
import { suUrls } from './sites/platform/urls.ts'
import { xgbUrls } from './sites/xgb/urls.ts'

/** One URL table per site. The server keeps one site's part of it for each host (see server.ts). */
export default [
  // A club's pages have each its own error boundary: one more file is one more request on a slow phone.
  layout('sites/club/shell.tsx', { id: 'site:club' }, clubUrls),
  layout('sites/backoffice/shell.tsx', { id: 'site:backoffice' }, [
    layout('sites/backoffice/pages.tsx', { id: 'pages:backoffice' }, backofficeUrls),
  ]),
  layout('sites/myaccount/shell.tsx', { id: 'site:myaccount' }, [
    layout('sites/platform/pages.tsx', { id: 'pages:myaccount' }, myaccountUrls),
  ]),
  layout('sites/su/shell.tsx', { id: 'site:su' }, [
    layout('sites/platform/pages.tsx', { id: 'pages:su' }, suUrls),
  ]),
  layout('sites/xgb/shell.tsx', { id: 'site:xgb' }, [
    layout('sites/xgb/pages.tsx', { id: 'pages:xgb' }, xgbUrls),
  ]),
] satisfies RouteConfig
