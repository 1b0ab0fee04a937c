import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// files share what they import, so that nothing they import can do this for each of them
afterEach(cleanup);
