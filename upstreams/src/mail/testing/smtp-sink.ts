import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface SmtpSink {
  url: string;
  /** Messages taken, as they came. */
  messages: string[];
  close(): Promise<void>;
}

/** An SMTP server that takes every message, and refuses recipients named `poison` for good and `busy` for now. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const messages: string[] = [];
  const server = createServer((socket) => converse(socket, messages));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: async () => {
      server.close();
      await once(server, "close");
    },
  };
}

function converse(socket: Socket, messages: string[]): void {
  let waiting = "";
  let isMessage = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  socket.setEncoding("utf8").on("error", () => socket.destroy());
  say("220 sink");
  socket.on("data", (chunk: string) => {
    waiting += chunk;
    for (let end = endOfPart(waiting, isMessage); end >= 0; end = endOfPart(waiting, isMessage)) {
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (isMessage ? 5 : 2));
      if (isMessage) {
        messages.push(part);
        isMessage = false;
        say("250 taken");
      } else {
        isMessage = /^DATA$/i.test(part);
        say(replyTo(part));
        if (/^QUIT$/i.test(part)) socket.end();
      }
    }
  });
}

function endOfPart(text: string, isMessage: boolean): number {
  return text.indexOf(isMessage ? "\r\n.\r\n" : "\r\n");
}

function replyTo(command: string): string {
  if (/^RCPT.*poison/i.test(command)) return "550 no such user";
  if (/^RCPT.*busy/i.test(command)) return "451 try again later";
  if (/^DATA$/i.test(command)) return "354 go on";
  return /^QUIT$/i.test(command) ? "221 bye" : "250 fine";
}
