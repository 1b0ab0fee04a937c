import { graphql } from "./generated/gql.ts";

graphql(`
  fragment Refusal_error on UserError {
    code
    message
    field
    ... on InvalidInput {
      fields {
        field
        message
      }
    }
    ... on TooManyAttempts {
      retryAfterSeconds
    }
  }
`);
