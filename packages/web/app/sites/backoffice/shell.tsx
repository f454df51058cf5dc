export { revalidatesDialog as shouldRevalidate } from '#features/identity/sign-in/revalidates-dialog.ts'
export { RootError as ErrorBoundary } from '#parts/site/club/root-error.tsx'
export { loadOffice as loader } from './load-office.ts'
export { OfficeShell as default } from './office-shell.tsx'
