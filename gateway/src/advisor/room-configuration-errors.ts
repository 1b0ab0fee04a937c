import { plainError } from "#gateway/errors/plain-error.ts";

/** There is no such furnished room, or it is not the caller's to change. */
export const RoomConfigurationNotFound = plainError(
  "RoomConfigurationNotFound",
  { ROOM_CONFIGURATION_NOT_FOUND: "error.configurationNotFound" },
  "There is no such furnished room, or it is somebody else's.",
);

/** Nobody keeps that many. */
export const TooManyRoomConfigurations = plainError(
  "TooManyRoomConfigurations",
  { TOO_MANY_ROOM_CONFIGURATIONS: "error.tooManyConfigurations" },
  "A hundred furnished rooms are saved already: remove one first.",
);
