import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { promiseIcon } from "#app/content/promise-icon.ts";
import { safeHref } from "#app/content/safe-href.ts";

export const UspBarBlockFragment = graphql(`
  fragment UspBarBlock_block on UspBarBlock {
    id
    promises {
      key
      icon
      text
      href
    }
  }
`);

/** What the shop promises, in a row. */
export function UspBarBlock({ block }: { readonly block: FragmentType<typeof UspBarBlockFragment> }) {
  const { promises } = useFragment(UspBarBlockFragment, block);
  return (
    <ul className="mx-auto mt-section grid max-w-page gap-x-grid gap-y-5 px-gutter sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {promises.map(({ key, icon, text, href: address }) => {
        const href = safeHref(address);
        return (
          <li key={key} className="flex min-h-target items-center gap-4 border-t border-line pt-4 font-semibold">
            <Icon path={promiseIcon(icon)} className="size-6" />
            {href === undefined ? (
              text
            ) : (
              <TextLink href={href} className="touch-target">
                {text}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
