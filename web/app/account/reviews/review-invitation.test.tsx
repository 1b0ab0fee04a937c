import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { ReviewInvitation } from "./review-invitation.tsx";

const article = (masterKey: string, productName: string, state = "OPEN") => ({
  __typename: "ReviewableArticle",
  masterKey,
  productName,
  variantTitle: "90 × 200 cm",
  state,
  image: null,
});
const invitation = (...articles: object[]) => ({
  reviewInvitation: {
    __typename: "ReviewInvitation",
    deliveredAt: "2026-10-08T10:00:00.000Z",
    author: "Sanne D.",
    place: "Zwolle",
    articles,
  },
});
const mattress = article("03-2417", "Matras Duinrust, zand");
const done = { writeReview: { __typename: "WriteReviewPayload", done: true } };
const text = "Na zes weken is mijn schouder eindelijk rustig.";

const show = (responses: NonNullable<Parameters<typeof renderShop>[1]>["responses"]) =>
  renderShop(<ReviewInvitation token="token" />, { responses });

afterEach(() => vi.unstubAllGlobals());

test("one article is reviewed at once, with what the buyer is called filled in, and thanks for it", async () => {
  const { user, sent } = show({
    ReviewInvitation: [invitation(mattress), invitation({ ...mattress, state: "WAITING" })],
    WriteReview: done,
  });
  await screen.findByRole("heading", { name: "Hoe bevalt Matras Duinrust, zand?" });
  await user.click(screen.getByRole("radio", { name: "Goed, 4 sterren" }));
  await user.click(screen.getByRole("radio", { name: "Op de zij" }));
  await user.type(screen.getByLabelText("In één zin"), "Ligt goed");
  await user.type(screen.getByLabelText("Uw ervaring"), text);
  await user.click(screen.getByRole("button", { name: "Beoordeling versturen" }));
  expect(await screen.findByText("Dank u wel")).toBeTruthy();
  expect(sent.find(({ name }) => name === "WriteReview")?.variables).toEqual({
    input: {
      token: "token",
      masterKey: "03-2417",
      score: 4,
      title: "Ligt goed",
      text,
      sleeperType: "SIDE",
      author: "Sanne D.",
      place: "Zwolle",
      photoIds: [],
    },
  });
  expect(screen.getByText("Ontvangen, wordt gelezen")).toBeTruthy();
});

test("what is missing is named, and what was typed stays when no answer comes", async () => {
  const { user, sent } = show({ ReviewInvitation: invitation(mattress), WriteReview: undefined });
  await user.type(await screen.findByLabelText("Uw ervaring"), "Te kort.");
  await user.click(screen.getByRole("button", { name: "Beoordeling versturen" }));
  for (const name of ["Uw oordeel", "In één zin", "Uw ervaring"])
    expect(await screen.findByRole("link", { name })).toBeTruthy();
  expect(screen.getAllByText(/Schrijf minstens 30 tekens/).length).toBeGreaterThan(0);
  expect(sent.some(({ name }) => name === "WriteReview")).toBe(false);
  await user.click(screen.getByRole("radio", { name: "Matig, 2 sterren" }));
  await user.type(screen.getByLabelText("In één zin"), "Te zacht");
  await user.type(screen.getByLabelText("Uw ervaring"), ` ${text}`);
  await user.click(screen.getByRole("button", { name: "Beoordeling versturen" }));
  expect(await screen.findByText(/Wij kregen geen antwoord/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Uw ervaring").value).toBe(`Te kort. ${text}`);
});

test("of several articles one is chosen, and those that have a review say what became of it", async () => {
  const { user } = show({
    ReviewInvitation: invitation(
      mattress,
      article("05-1201", "Hoofdkussen Kreek"),
      article("06-1101", "Linde", "REFUSED"),
    ),
  });
  await user.click(await screen.findByRole("button", { name: "Hoofdkussen Kreek beoordelen" }));
  expect(screen.getByRole("heading", { name: "Hoe bevalt Hoofdkussen Kreek?" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Iets anders beoordelen" }));
  expect(screen.getByText("Niet geplaatst")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /beoordelen$/ })).toHaveLength(2);
});

test("a photo is drawn anew, sent, shown and taken away; what is none says so", async () => {
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    if (file.type === "text/plain") throw new Error("no picture");
    return { width: 4000, height: 3000, close: () => undefined };
  });
  const drawn: [number, number][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_picture: unknown, _x: number, _y: number, width: number, height: number) =>
      void drawn.push([width, height]),
  } as never);
  // the first is too large to be sent
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL")
    .mockReturnValueOnce(`data:image/jpeg;base64,${"A".repeat(120_000)}`)
    .mockReturnValue("data:image/jpeg;base64,QUJD");
  const { user, sent } = show({
    ReviewInvitation: invitation(mattress),
    AddReviewPhoto: { addReviewPhoto: { __typename: "AddReviewPhotoPayload", photoId: "photo-1" } },
  });
  const chooser = await screen.findByLabelText<HTMLInputElement>("Foto kiezen");
  await user.upload(chooser, new File(["x"], "bed.jpg", { type: "image/jpeg" }));
  expect(await screen.findByRole("img", { name: "Foto 1 bij uw beoordeling" })).toBeTruthy();
  expect(drawn).toEqual([
    [1200, 900],
    [1200, 900],
  ]);
  expect(sent.at(-1)?.variables).toEqual({ input: { token: "token", image: "QUJD" } });
  await user.click(screen.getByRole("button", { name: "Foto 1 weghalen" }));
  expect(screen.queryByRole("img", { name: /Foto 1/ })).toBeNull();
  expect(document.activeElement).toBe(chooser);
});

test("a link that cannot be used says so, and one whose order cannot be had may be tried again", async () => {
  show({ ReviewInvitation: { reviewInvitation: null } });
  expect(await screen.findByText("Deze link werkt niet meer")).toBeTruthy();
  show({ ReviewInvitation: undefined });
  expect(await screen.findByRole("button", { name: "Opnieuw proberen" })).toBeTruthy();
});
