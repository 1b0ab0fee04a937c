import { ApolloClient, ApolloLink, gql, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { afterEach, expect, test, vi } from "vitest";
import { createCache } from "./create-cache.ts";
import { shareBetweenTabs, type Age } from "./share-between-tabs.ts";

interface Shelf {
  __typename: "Shelf";
  id: string;
  version: number;
  owner: string;
  books: { __typename: "Book"; id: string; title: string }[];
}

const fragment: TypedDocumentNode<Shelf, OperationVariables> = gql`
  fragment Shelf_all on Shelf {
    id
    version
    owner
    ...Shelf_books
  }
  fragment Shelf_books on Shelf {
    books {
      id
      title
    }
  }
`;
const target = { id: "Shelf:own", fragment, fragmentName: "Shelf_all" };
const shelf = (version: number, owner = "me"): Shelf => ({
  __typename: "Shelf",
  id: "own",
  version,
  owner,
  books: [{ __typename: "Book", id: "b1", title: `edition ${version}` }],
});
const ageOf = (received: Shelf, cached: Shelf): Age => {
  if (received.owner !== cached.owner) return "foreign";
  return received.version < cached.version ? "older" : received.version > cached.version ? "newer" : "same";
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function openTab(first?: Shelf, onForeign = vi.fn()) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache(), dataMasking: true });
  const put = (data: Shelf) => client.writeFragment({ ...target, data });
  if (first) put(first);
  ends.push(shareBetweenTabs(client, { name: "shelf", ageOf, onForeign, ...target }));
  return { put, client, onForeign, shown: () => client.cache.readFragment(target) };
}

test("what one tab receives, the others hold within 200 ms", async () => {
  const [here, there, third] = [openTab(shelf(1)), openTab(shelf(1)), openTab(shelf(1))];
  here.put(shelf(2));
  await vi.waitFor(() => expect([there.shown(), third.shown()]).toEqual([shelf(2), shelf(2)]), {
    timeout: 200,
    interval: 5,
  });
});

test("a tab that comes with something old gets the newer, in whatever order they begin", async () => {
  const [fresh, stale] = [openTab(shelf(7)), openTab(shelf(3))];
  await vi.waitFor(() => expect(stale.shown()).toEqual(shelf(7)), { timeout: 200, interval: 5 });
  stale.put(shelf(5));
  await vi.waitFor(() => expect(stale.shown()).toEqual(shelf(7)), { timeout: 200, interval: 5 });
  expect(fresh.shown()).toEqual(shelf(7));
});

test("what belongs to somebody else is not taken over", async () => {
  const [here, there] = [openTab(shelf(1)), openTab(shelf(1))];
  here.put(shelf(9, "somebody else"));
  await vi.waitFor(() => expect(there.onForeign).toHaveBeenCalled());
  expect(there.shown()).toEqual(shelf(1));
});

test("optimistic data stays in its tab", async () => {
  const [here, there] = [openTab(shelf(1)), openTab(shelf(1))];
  here.client.cache.batch({
    optimistic: "guess",
    update: (cache) => cache.writeFragment({ ...target, data: shelf(50) }),
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(there.shown()).toEqual(shelf(1));
});

test("a tab with nothing yet takes what comes; one that ended takes nothing", async () => {
  const [here, empty] = [openTab(shelf(1)), openTab()];
  here.put(shelf(2));
  await vi.waitFor(() => expect(empty.shown()).toEqual(shelf(2)), { timeout: 200, interval: 5 });
  for (const end of ends.splice(0)) end();
  here.put(shelf(3));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(empty.shown()).toEqual(shelf(2));
});
