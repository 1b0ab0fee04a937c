import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { keptAnswers, watchKeptAnswer } from "./kept-answers.ts";
import { type AnswerMap, PageAnswersContext } from "./page-answers.ts";
import { whenIdle } from "./when-idle.ts";

interface PageAnswersProviderProps {
  /** What came with the page. */
  readonly answers: AnswerMap;
  readonly children: ReactNode;
}

/** Gives the page the answers it came with, and from the first quiet moment on what becomes of them. */
export function PageAnswersProvider({ answers: given, children }: PageAnswersProviderProps) {
  const { cache } = useApolloClient();
  const [answers, setAnswers] = useState(given);
  useEffect(() => {
    const ends: (() => void)[] = [];
    const watch = (key: string) => {
      ends.push(watchKeptAnswer(cache, key, (data) => startTransition(() => setAnswers((old) => new Map(old).set(key, data)))));
    };
    // Each at a moment of its own: reading a whole listing takes a while.
    ends.push(whenIdle(() => keptAnswers().forEach((key) => ends.push(whenIdle(() => watch(key))))));
    return () => ends.forEach((end) => end());
  }, [cache]);
  return <PageAnswersContext value={answers}>{children}</PageAnswersContext>;
}
