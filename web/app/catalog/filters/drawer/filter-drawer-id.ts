/** The drawer of filters on narrow screens. */
export const filterDrawerId = "filters";

/** Where the filters stand in the page itself: beside the products, or below the button of a narrow screen without JavaScript. */
export const filterPanelId = "filters";

/** The form that holds every choice of a listing, the controls above the products too. */
export const filterFormId = "filter-form";
