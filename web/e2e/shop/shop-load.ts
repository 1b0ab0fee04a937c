import { Agent, request } from "node:http";

/** What became of one request. */
export interface LoadResponse {
  name: string;
  /** 0 when the connection broke before the response was complete. */
  status: number;
  error?: string;
}

export interface LoadRequest {
  name: string;
  path: string;
  /** Sent by POST as JSON; a GET without. */
  body?: unknown;
}

/** Sends requests over open connections, each as soon as the response before it has come, until it is stopped. */
export class ShopLoad {
  readonly responses: LoadResponse[] = [];
  private readonly agent: Agent;
  private readonly running: Promise<void>[];
  private isSending = true;

  constructor(url: string, requests: readonly LoadRequest[], connections: number) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.running = Array.from({ length: connections }, (_, index) => this.send(url, requests, index));
  }

  /** Waits for what is under way and sends nothing more. */
  async stop(): Promise<void> {
    this.isSending = false;
    await Promise.all(this.running);
    this.agent.destroy();
  }

  private async send(url: string, requests: readonly LoadRequest[], from: number): Promise<void> {
    for (let index = from; this.isSending; index += 1) {
      const next = requests[index % requests.length];
      if (next) this.responses.push(await exchange(this.agent, url, next));
    }
  }
}

function exchange(agent: Agent, url: string, { name, path, body }: LoadRequest): Promise<LoadResponse> {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers =
      text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const broken = (error: Error): void => resolve({ name, status: 0, error: error.message });
    const sent = request(
      new URL(path, url),
      { agent, method: text === undefined ? "GET" : "POST", headers },
      (response) => {
        response.resume();
        response.once("end", () => resolve({ name, status: response.complete ? (response.statusCode ?? 0) : 0 }));
        response.once("error", broken);
      },
    );
    sent.once("error", broken);
    sent.end(text);
  });
}
