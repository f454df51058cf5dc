export const SU = {
  name: 'Superuser',
  home: 'Clubhouse superuser, home',
  rooms: 'Rooms',
  short: 'Shortcuts',
  menu: 'Menu',
  closeMenu: 'Close the menu',
} as const
