/** The fields of a fragment that is spread unmasked, wherever they come from. */
export type FragmentFields<Fragment> = Omit<Fragment, "__typename" | " $fragmentName">;
