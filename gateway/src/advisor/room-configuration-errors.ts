import { builder } from "#gateway/builder.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";

/** There is no such furnished room, or it is not the caller's to change. */
export class RoomConfigurationNotFound extends UserError {
  readonly code = "ROOM_CONFIGURATION_NOT_FOUND";

  constructor() {
    super("error.configurationNotFound");
  }
}

/** Nobody keeps that many. */
export class TooManyRoomConfigurations extends UserError {
  readonly code = "TOO_MANY_ROOM_CONFIGURATIONS";

  constructor() {
    super("error.tooManyConfigurations");
  }
}

builder.objectType(RoomConfigurationNotFound, {
  name: "RoomConfigurationNotFound",
  description: "There is no such furnished room, or it is somebody else's.",
  interfaces: [UserErrorInterface],
});

builder.objectType(TooManyRoomConfigurations, {
  name: "TooManyRoomConfigurations",
  description: "A hundred furnished rooms are saved already: remove one first.",
  interfaces: [UserErrorInterface],
});
