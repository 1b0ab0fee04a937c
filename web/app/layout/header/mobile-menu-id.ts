/** Names the drawer menu among the overlays. Apart from it, so that its opener does not bring it along. */
export const mobileMenuId = "mobile-menu";
