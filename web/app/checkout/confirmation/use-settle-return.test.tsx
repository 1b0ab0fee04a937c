import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusalsOf } from "@warmeland/schema/testing/order-refusals.ts";
import { basketData } from "#app/basket/testing/basket-data.ts";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { ReturnProgress } from "./return-progress.tsx";
import { checkAgainAfter, useSettleReturn } from "./use-settle-return.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Return() {
  const { state, isChecking, checkAgain } = useSettleReturn("key-1");
  return (
    <>
      <pre data-testid="state">{JSON.stringify(state)}</pre>
      <ReturnProgress state={state} isTold={false} isChecking={isChecking} onCheckAgain={() => void checkAgain()} />
    </>
  );
}

const settled = (status: string, successToken: string | null = null) => ({
  settleReturn: { __typename: "SettleReturnPayload", status, orderNumber: "WL-1", successToken, basket: basketData() },
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const state = () => JSON.parse(screen.getByTestId("state").textContent) as object;

test.each([
  ["a paid one", settled("PAID", "token"), { kind: "paid", successToken: "token" }],
  ["an authorised one", settled("AUTHORIZED", "token"), { kind: "paid", successToken: "token" }],
  ["a failed one", settled("FAILED"), { kind: "ended", end: "FAILED" }],
  ["a cancelled one", settled("CANCELED"), { kind: "ended", end: "CANCELED" }],
  ["an expired one", settled("EXPIRED"), { kind: "ended", end: "EXPIRED" }],
  ["an open one", settled("OPEN"), { kind: "pending", orderNumber: "WL-1" }],
  ["an unknown one", { settleReturn: { __typename: "ReturnUnknown", code: "x" } }, { kind: "unknown" }],
  ["no answer", undefined, { kind: "failed" }],
])("%s leads on", async (_what, response, expected) => {
  const { sent } = renderShop(<Return />, { responses: { SettleReturn: response } });
  expect(screen.getByRole("status").textContent).toContain("Wij controleren uw betaling");
  await pass(1);
  expect(state()).toEqual(expected);
  expect(sent).toEqual([{ name: "SettleReturn", variables: { input: { returnKey: "key-1" } } }]);
});

test("a payment that is still open is asked about again until it is decided", async () => {
  const { sent } = renderShop(<Return />, {
    responses: { SettleReturn: [settled("PENDING"), settled("PENDING"), settled("PAID", "token")] },
  });
  await pass(1);
  expect(screen.getByText("Uw betaling is nog niet bevestigd")).toBeTruthy();
  await pass(checkAgainAfter + 1);
  await pass(checkAgainAfter + 1);
  expect(state()).toEqual({ kind: "paid", successToken: "token" });
  await pass(checkAgainAfter * 3);
  expect(sent).toHaveLength(3);
});

test.each(refusalsOf("settleReturn"))(
  "a return that the order service answered with $status reads $read",
  async ({ error, read }) => {
    renderShop(<Return />, { responses: { SettleReturn: { settleReturn: { __typename: error, code: "x" } } } });
    await pass(1);
    expect(screen.getByText(read)).toBeTruthy();
  },
);
