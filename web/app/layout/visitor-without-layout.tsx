import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { EndedSession } from "./page/ended-session.tsx";
import { PersonalSuggestions } from "#app/recommendations/personal-suggestions.tsx";
import { VisitorData } from "./visitor-data.tsx";

/** What a layout does for a visitor, on the error page that has none: a session that has ended is dropped, so that the way home begins without it, and what they may like follows. */
export function VisitorWithoutLayout() {
  return (
    <VisitorData>
      <EndedSession />
      <PersonalSuggestions />
      <Toaster />
    </VisitorData>
  );
}
