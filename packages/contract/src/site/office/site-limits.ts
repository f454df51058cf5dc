/** Of menu, theme and banner. Apart from the schemas, so that a page need not load them. */
export const SITE_LIMITS = {
  menuItems: 20,
  /** Below one section. */
  pages: 20,
  menuTitle: 60,
  url: 500,
  bannerTitle: 100,
  bannerText: 300,
} as const
