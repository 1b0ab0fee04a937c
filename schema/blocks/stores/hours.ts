import type { BlockDefinition } from "../model/block-definition.ts";
import { choice, field, parts, text } from "../model/block-field.ts";

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const from = text({ label: "Van", description: "From when, as `09:30`; null when it is closed.", pattern: clock });
const until = text({ label: "Tot", description: "Until when, as `18:00`; null when it is closed.", pattern: clock });

const weekday = (label: string, description: string) => ({ label, description });

const openingDay: BlockDefinition = {
  name: "opening_day",
  label: "Dag van de week",
  description: "When it is open on a day of every week.",
  fields: {
    day: choice({
      label: "Dag",
      description: "The day of the week.",
      required: true,
      options: {
        monday: weekday("Maandag", "Monday."),
        tuesday: weekday("Dinsdag", "Tuesday."),
        wednesday: weekday("Woensdag", "Wednesday."),
        thursday: weekday("Donderdag", "Thursday."),
        friday: weekday("Vrijdag", "Friday."),
        saturday: weekday("Zaterdag", "Saturday."),
        sunday: weekday("Zondag", "Sunday."),
      },
    }),
    from,
    until,
  },
};

const specialDay: BlockDefinition = {
  name: "special_day",
  label: "Afwijkende dag",
  description: "A date on which it is open at other times, or closed.",
  fields: {
    date: field("date", { label: "Datum", description: "The date.", required: true }),
    name: text({ label: "Naam", description: "What day it is, such as a holiday." }),
    from,
    until,
  },
};

/** When something is open. */
export const hours = {
  opening_days: parts({
    label: "Openingstijden",
    description: "When it is open in an ordinary week; closed on days that are not named.",
    help: "Een dag zonder tijden is gesloten.",
    part: openingDay,
    required: true,
    as: "openingDays",
  }),
  special_days: parts({
    label: "Afwijkende dagen",
    description: "Dates with other times; on public holidays that are not named it is closed.",
    help: "Op feestdagen die hier niet staan is het gesloten.",
    part: specialDay,
    as: "specialDays",
  }),
};
