import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type LinkAction, linkRefusals, tooManyTries } from "@warmeland/schema/testing/account-refusals.ts";
import { renderPage } from "../layout/testing/render-page.tsx";
import ChangeEmail from "./account/change-email.tsx";
import DeleteAccount from "./account/delete-account.tsx";
import RestockConfirm from "./account/restock-confirm.tsx";
import RestockEnd from "./account/restock-end.tsx";
import ReviewEnd from "./account/review-end.tsx";
import VerifyEmail from "./account/verify-email.tsx";

/** Each link: its page, what that sends, and its button. */
const links: Readonly<Record<LinkAction, readonly [page: ReactNode, operation: string, button: string]>> = {
  confirmEmailChange: [<ChangeEmail key="change" />, "ConfirmEmailChange", "E-mailadres bevestigen"],
  verifyEmail: [<VerifyEmail key="verify" />, "VerifyEmail", "E-mailadres bevestigen"],
  confirmAccountDeletion: [<DeleteAccount key="delete" />, "ConfirmAccountDeletion", "Account definitief verwijderen"],
  confirmRestockNotice: [<RestockConfirm key="confirm" />, "ConfirmRestockNotice", "Ja, mail mij"],
  endRestockNotice: [<RestockEnd key="end" />, "EndRestockNotice", "Wis mijn verzoek"],
  endReviewInvitations: [<ReviewEnd key="reviews" />, "EndReviewInvitations", "Vraag mij niet meer"],
};
const viewer = { __typename: "Customer", id: "customer", firstName: "Sanne", isGuest: false };

async function open(action: LinkAction, error: object): Promise<void> {
  const [page, operation, button] = links[action];
  const responses = {
    Visitor: { viewer, sessionState: null, basket: null, wishlist: null },
    [operation]: { [action]: error },
  };
  const { user } = renderPage(page, { responses, at: "/?token=token-of-a-mail" });
  await user.click(await screen.findByRole("button", { name: button }));
}

// what makes the gateway respond so is tested with the same rows: `gateway/src/account/error-catalogue.test.ts`
test.each(linkRefusals)("%s, which the order service answered with %i: %s at the field %s reads %s", async (...row) => {
  const [action, , __typename, field, message] = row;
  await open(action, { __typename, code: "REFUSED", field, message });
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each(Object.keys(links) as LinkAction[])(
  "%s after too many tries says when the next is worth it",
  async (action) => {
    await open(action, { __typename: "TooManyAttempts", code: "TOO_MANY_ATTEMPTS", field: null, ...tooManyTries });
    expect(await screen.findByText(tooManyTries.text)).toBeTruthy();
  },
);
