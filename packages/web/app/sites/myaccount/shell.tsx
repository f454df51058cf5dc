export { RootError as ErrorBoundary } from '../../lib/root-error.tsx'
export { PlatformShell as default } from '../platform/platform-shell.tsx'
