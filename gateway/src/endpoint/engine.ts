import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  executeSubscriptionEvent,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type ValidatedSubscriptionArgs,
  validateSubscriptionArgs,
} from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { withAdvice } from "#gateway/errors/mistake-advice.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { LiveEvent } from "#gateway/live/live-events.ts";
import { DocumentCache } from "./document-cache.ts";
import { namingFields } from "#gateway/sources/asking-field.ts";
import { type Operation, parseWithinLimits } from "#gateway/operation.ts";
import { deprecatedUses } from "@warmeland/schema/api/deprecated-uses.ts";
import { costOf, type OperationCost, refuseTooLarge } from "./operation-limits.ts";
import type { SubscriptionResult } from "./outcome.ts";

/** An operation on its way through the engine, beside the context of its resolvers. */
type EngineContext = GatewayContext & { operation: Operation; found: Findings; onSubscription: () => void };

/** What is found out about an operation before it runs. */
interface Findings {
  readonly measuresCost: boolean;
  readonly namesFields: boolean;
  isSubscription?: boolean;
  cost?: OperationCost;
  /** What a document sent along names that is deprecated. */
  deprecated?: readonly string[];
}

interface Execution {
  readonly operation: Operation;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly context: GatewayContext;
  readonly request: Request;
  /** Whether the result tells what the operation costs. */
  readonly measuresCost: boolean;
  /** Whether the trace tells which fields asked for its calls. */
  readonly namesFields: boolean;
  /** Called before a subscription begins; what it throws refuses it. */
  readonly onSubscription: () => void;
}

interface Executed extends ExecutionResult, Omit<Findings, "measuresCost" | "namesFields"> {
  /** What a subscription tells, once it has begun. */
  readonly results?: AsyncIterable<SubscriptionResult>;
}

/** Runs operations: parsed and checked once per document, measured before any resolver runs. Errors are not masked yet. */
export type Engine = (execution: Execution) => Promise<Executed>;

interface EngineSettings {
  /** Whether documents sent along may query the schema itself (docs/rules.md#operation-limits). */
  readonly introspection: boolean;
  /** Whether refusals name what the client may have meant, which reveals the schema. */
  readonly suggestions: boolean;
}

/** Makes the engine that runs operations on a schema. */
export function createEngine(schema: GraphQLSchema, { introspection, suggestions }: EngineSettings): Engine {
  const yoga = createYoga<EngineContext>({
    schema,
    plugins: [documentPlugin(introspection, !suggestions), limitPlugin(!suggestions)],
    graphiql: false,
    landingPage: false,
    cors: false,
    maskedErrors: false,
    logging: false,
    parserAndValidationCache: {
      documentCache: new DocumentCache<DocumentNode>(),
      errorCache: new DocumentCache<Error>(),
    },
    fetchAPI: { Request, Response },
  });
  return async ({ operation, operationName, variables, context, request, onSubscription, ...asked }) => {
    const found: Findings = asked;
    const params = {
      query: operation.text,
      ...(operationName !== undefined && { operationName }),
      variables: variables ?? {},
    };
    const result = (await yoga.getResultForParams(
      { params, request },
      { ...context, operation, found, onSubscription },
    )) as ExecutionResult | AsyncIterable<SubscriptionResult>;
    if (Symbol.asyncIterator in result) return { results: result, ...found };
    // what a developer wrote is at fault, as the web app's documents are not
    const errors = suggestions && !operation.trusted ? result.errors?.map(withAdvice) : result.errors;
    return {
      ...result,
      ...(errors && { errors }),
      ...found,
    };
  };
}

// trusted documents were parsed and checked at start
function documentPlugin(introspection: boolean, hideSuggestions: boolean): Plugin<EngineContext> {
  return {
    onParse({ context, setParsedDocument, setParseFn }) {
      const { trusted } = context.operation;
      if (trusted) setParsedDocument(trusted.document);
      else setParseFn((source) => parseWithinLimits(String(source)));
    },
    onValidate({ context, setResult, setValidationFn, validateFn, addValidationRule }) {
      if (context.operation.trusted) return setResult([]);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules) =>
        validateFn(schema, document, rules, { maxErrors: 5, hideSuggestions }),
      );
    },
  };
}

function limitPlugin(hideSuggestions: boolean): Plugin<EngineContext> {
  return {
    onExecute({ args, context }) {
      // the types of Yoga do not know this argument of its executor
      Object.assign(args, { hideSuggestions });
      if (context.found.namesFields) args.schema = namingFields(args.schema);
      measure(args, context);
    },
    onSubscribe({ args, context, setSubscribeFn }) {
      context.found.isSubscription = true;
      measure(args, context);
      context.onSubscription();
      setSubscribeFn(() => subscribe({ ...args, hideSuggestions }));
    },
  };
}

type Measured = Pick<ExecutionArgs, "schema" | "document" | "operationName" | "variableValues">;

function measure(
  { schema, document, operationName, variableValues }: Measured,
  { found, operation: { trusted } }: EngineContext,
): void {
  if (trusted && !found.measuresCost) return;
  const operation = getOperationAST(document, operationName);
  if (!operation) return;
  if (!trusted) {
    refuseTooLarge(schema, document, operation, variableValues ?? {});
    found.deprecated = usesOf(schema, document);
  }
  if (found.measuresCost) found.cost = costOf(schema, document, operation, variableValues ?? {});
}

/** Begins a subscription whose field gives `LiveEvent`s: each is resolved in a context of its own, so that nothing is taken from an earlier one. */
async function subscribe(
  args: ExecutionArgs,
): Promise<ExecutionResult | AsyncGenerator<SubscriptionResult, void, void>> {
  const validated = validateSubscriptionArgs(args);
  if (!("schema" in validated)) return { errors: validated };
  const source = await createSourceEventStream(validated);
  if (!(Symbol.asyncIterator in source)) return source;
  return resultsOf(source as AsyncIterable<LiveEvent<unknown>>, validated);
}

async function* resultsOf(
  source: AsyncIterable<LiveEvent<unknown>>,
  validated: ValidatedSubscriptionArgs,
): AsyncGenerator<SubscriptionResult, void, void> {
  for await (const event of source) {
    const { context, version } = event;
    const result = await executeSubscriptionEvent({ ...validated, rootValue: event, contextValue: context });
    yield { ...result, context, version };
  }
}

/** A document sent again is the same one, from the parser's cache. */
const uses = new WeakMap<DocumentNode, readonly string[]>();

function usesOf(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const known = uses.get(document) ?? deprecatedUses(schema, document);
  uses.set(document, known);
  return known;
}
