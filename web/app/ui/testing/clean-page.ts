import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// files share what they import, so that nothing they import can do this for each of them
afterEach(cleanup);

// a second is not enough on a machine with other work; what never comes still fails
configure({ asyncUtilTimeout: 5000 });
