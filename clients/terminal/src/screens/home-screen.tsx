import { MenuDocument } from "@warmeland/client/documents";
import { nl } from "../nl.ts";
import { useShop } from "../shop/shop-context.ts";
import { useLoaded } from "../shop/use-loaded.ts";
import { ChoiceList } from "../ui/choice-list.tsx";
import { Row } from "../ui/row.tsx";
import { Screen } from "../ui/screen.tsx";
import { useBodyRows } from "../ui/use-body-rows.ts";
import { Waiting } from "../ui/waiting.tsx";

/** The categories of the shop's menu. */
export function HomeScreen() {
  const { client, go } = useShop();
  const loaded = useLoaded("menu", (signal) => client.send(MenuDocument, {}, { signal }));
  const rows = useBodyRows();
  const entries = (loaded.value?.navigation ?? []).flatMap(({ id, name, category, children }) =>
    [{ id, name, category, isChild: false }].concat(children.map((child) => ({ ...child, isChild: true }))),
  );

  return (
    <Screen
      title={nl.home.title}
      keys={[
        ["↑↓", nl.keys.choose],
        ["Enter", nl.keys.open],
        ["/", nl.keys.search],
        ["w", nl.keys.basket],
        ["q", nl.keys.quit],
      ]}
    >
      {loaded.value ? (
        <ChoiceList
          items={entries.filter(({ category }) => category !== null)}
          rows={rows}
          keyOf={({ id }) => id}
          onOpen={({ category }) => category && go({ kind: "category", path: category.path })}
        >
          {({ name, isChild }, isChosen) => (
            <Row text={isChild ? `  ${name}` : name} isChosen={isChosen} isDim={isChild && !isChosen} />
          )}
        </ChoiceList>
      ) : (
        <Waiting loaded={loaded} />
      )}
    </Screen>
  );
}
