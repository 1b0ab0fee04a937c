import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

// Makes Apollo's hooks understand the masked types that codegen prints.
declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
