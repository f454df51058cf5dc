export const SU = {
  name: 'Superuser',
  home: 'Clubhouse superuser, home',
  entries: 'Rooms',
  short: 'Shortcuts',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  passkey: 'You can look at everything. Before you change something, we ask for your passkey.',
  showPasskey: 'Show it now',
} as const
