import type { FragmentType } from "@apollo/client/masking";
import { ContactForm } from "#app/account/contact/contact-form.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

export const ContactFormBlockFragment = graphql(`
  fragment ContactFormBlock_block on ContactFormBlock {
    id
    headline
    text
    anchor
  }
`);

/** A form that sends the shop a message. */
export function ContactFormBlock({ block }: { readonly block: FragmentType<typeof ContactFormBlockFragment> }) {
  const { headline, text, anchor } = useFragment(ContactFormBlockFragment, block);
  return (
    <BlockSection id={anchor} headline={headline} narrow>
      {text && <p className="-mt-3 mb-6 text-ink-muted">{text}</p>}
      <ContactForm />
    </BlockSection>
  );
}
