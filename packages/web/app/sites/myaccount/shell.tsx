export { RootError as ErrorBoundary } from '../../parts/club/root-error.tsx'
export { loadFrame as loader, revalidatesFrame as shouldRevalidate } from './load-frame.ts'
export { MemberShell as default } from './member-shell.tsx'
