import { SuggestDocument, type SuggestQuery } from "@warmeland/client/documents";
import { Box, Text } from "ink";
import { useState } from "react";
import { nl } from "../nl.ts";
import type { Place } from "../place.ts";
import { faultText } from "../shop/fault-text.ts";
import { useShop } from "../shop/shop-context.ts";
import { useLoaded } from "../shop/use-loaded.ts";
import { ChoiceList } from "../ui/choice-list.tsx";
import { Row } from "../ui/row.tsx";
import { Screen } from "../ui/screen.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useBodyRows } from "../ui/use-body-rows.ts";

/** A pause in typing after which suggestions are worth asking for. */
const pauseMs = 200;

interface Suggestion {
  readonly text: string;
  readonly end?: string;
  readonly place: Place;
}

/** Search while typing: categories and products that match, or everything that does. */
export function SearchScreen({ term: begun }: { readonly term: string }) {
  const { client, go, replace } = useShop();
  const [term, setTerm] = useState(begun);
  const rows = useBodyRows() - 2;
  const wanted = term.trim();
  const loaded = useLoaded(
    wanted,
    async (signal) => (await client.send(SuggestDocument, { term: wanted }, { signal })).searchSuggestions,
    pauseMs,
  );
  const suggestions = suggestionsOf(loaded.value, wanted);

  function open(place: Place): void {
    // the way back leads to what was typed
    if (place.kind === "search") return setTerm(place.term);
    replace({ kind: "search", term });
    go(place);
  }

  return (
    <Screen
      title={nl.search.hint}
      keys={[
        ["↑↓", nl.keys.choose],
        ["Enter", nl.keys.open],
        ["Esc", nl.keys.back],
      ]}
    >
      <Box marginBottom={1}>
        <TextField label={nl.search.label} value={term} isActive onChange={setTerm} />
      </Box>
      {loaded.error !== undefined && <Text color="red">{faultText(loaded.error)}</Text>}
      {suggestions.length === 0 && !loaded.isLoading && loaded.error === undefined && wanted !== "" && (
        <Text>{nl.search.nothing(wanted)}</Text>
      )}
      <ChoiceList
        key={wanted}
        items={suggestions}
        rows={rows}
        keyOf={({ place }) => JSON.stringify(place)}
        onOpen={({ place }) => open(place)}
      >
        {({ text, end }, isChosen) => <Row text={text} end={end} isChosen={isChosen} isDim={loaded.isLoading} />}
      </ChoiceList>
    </Screen>
  );
}

function suggestionsOf(found: SuggestQuery["searchSuggestions"] | undefined, wanted: string): Suggestion[] {
  if (!found) return [];
  if (wanted === "") return found.popular.map((term) => ({ text: term, place: { kind: "results", term } }));
  const { didYouMean, totalCount, categories, products } = found;
  return [
    ...(didYouMean
      ? [{ text: nl.search.didYouMean(didYouMean), place: { kind: "search", term: didYouMean } as const }]
      : []),
    ...(totalCount ? [{ text: nl.search.all(totalCount), place: { kind: "results", term: wanted } as const }] : []),
    ...categories
      .filter(({ narrowed }) => !narrowed)
      .map(({ label, category: { path } }) => ({ text: label, place: { kind: "category", path } as const })),
    ...products.map(({ name, subtitle, slug, price }) => ({
      text: [name, subtitle].filter(Boolean).join(" · "),
      end: price.current.withTax.formatted,
      place: { kind: "product", slug } as const,
    })),
  ];
}
