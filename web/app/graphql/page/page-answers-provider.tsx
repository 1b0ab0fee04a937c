import { type ReactNode, startTransition, useEffect, useState } from "react";
import { keptAnswers, watchKeptAnswer } from "./kept-answers.ts";
import { type AnswerMap, PageAnswersContext } from "./page-answers.ts";
import { whenIdle } from "#app/graphql/when-idle.ts";

interface PageAnswersProviderProps {
  /** What came with the page. */
  readonly answers: AnswerMap;
  readonly children: ReactNode;
}

/** Gives the page the answers it came with, and from the first quiet moment on what becomes of them. */
export function PageAnswersProvider({ answers: given, children }: PageAnswersProviderProps) {
  const [answers, setAnswers] = useState(given);
  useEffect(() => {
    const ends: (() => void)[] = [];
    const watch = (key: string) => {
      ends.push(
        watchKeptAnswer(key, (data) => startTransition(() => setAnswers((old) => new Map(old).set(key, data)))),
      );
    };
    // React may take over parts of the page, with answers of their own, until then.
    ends.push(whenIdle(() => keptAnswers().forEach(watch)));
    return () => ends.forEach((end) => end());
  }, []);
  return <PageAnswersContext value={answers}>{children}</PageAnswersContext>;
}
