import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { connectEditor } from "./connect-editor.ts";

const PreviewStoryQuery = graphql(`
  query PreviewStory($story: JSON!) {
    previewStory(story: $story) {
      id
      title
      description
      ...StoryBody_story
      ...CategoryStory_story
      blocks {
        id
        ...ShopSettings_block
      }
    }
  }
`);

/**
 * Shows what the editor types as it is typed: the gateway makes blocks of it, and the cache changes the page.
 * @param editor origin of the editor
 * @returns whether the last change could not be shown
 */
export function useLiveStory(editor: string): { readonly hasFailed: boolean } {
  const client = useApolloClient();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let latest: { readonly story: unknown } | undefined;
    let isShowing = false;
    // one at a time, and of those that come meanwhile the last
    const show = async (): Promise<void> => {
      if (isShowing) return;
      isShowing = true;
      for (let next = latest; next; next = latest) {
        latest = undefined;
        const { data } = await client
          .query({ query: PreviewStoryQuery, variables: next, fetchPolicy: "network-only", errorPolicy: "all" })
          .catch(() => ({ data: undefined }));
        setFailed(!data?.previewStory);
        // the page reads the story; the question holds all that was typed
        client.cache.evict({ id: "ROOT_QUERY", fieldName: "previewStory" });
      }
      isShowing = false;
    };
    return connectEditor(editor, {
      onInput: (story) => {
        latest = { story };
        void show();
      },
    });
  }, [client, editor]);
  return { hasFailed };
}
