import { createTransport, type NodemailerError } from "nodemailer";

import { MailFolder } from "./mail-folder.ts";

/** A mail that can be sent: to one recipient, in both forms. */
export interface Mail {
  /** What the message is about, unique to it: the local part of its Message-ID, so that a repeated send is recognised. */
  key: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Who reads an answer, when that is not the sender. */
  replyTo?: Mail["to"];
  /** Where the reader unsubscribes, for mail programs that offer a button for it. */
  unsubscribeUrl?: string;
}

/** The server refused this message for good; sending it again would change nothing. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}

export interface MailTransport {
  /** @throws MailRefusedError when a retry is useless; anything else may be tried again */
  send(mail: Mail): Promise<void>;
  /** Where sent mails are stored, for a transport that stores them. */
  readonly folder?: MailFolder;
}

/** Sender, and where messages go: an SMTP server, or a folder of `.eml` files when `smtpUrl` is empty. */
export interface MailTransportOptions {
  smtpUrl: string;
  folder: string;
  /** `Name <address>`; its domain is the Message-ID's. */
  from: string;
}

/** Sends over SMTP, or writes each message to `{folder}/{key}.eml` (again to the same file when it is repeated). */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  const domain = /@([^\s>]+)/.exec(options.from)?.[1] ?? "localhost";
  const message = (mail: Mail) => ({
    messageId: `<${mail.key}@${domain}>`,
    from: options.from,
    to: addressee(mail.to),
    ...(mail.replyTo && { replyTo: addressee(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    // mail the shop sends by itself: no out-of-office replies, please (RFC 3834)
    headers: { "auto-submitted": "auto-generated" },
    ...(mail.unsubscribeUrl !== undefined && { list: { unsubscribe: mail.unsubscribeUrl } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return options.smtpUrl ? smtpTransport(options.smtpUrl, message) : folderTransport(options.folder, message);
}

type ToMessage = (mail: Mail) => Parameters<ReturnType<typeof createTransport>["sendMail"]>[0];

function smtpTransport(url: string, message: ToMessage): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    dnsTimeout: 5000,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(message(mail));
      } catch (error) {
        const { permanent, code, message: reason } = error as NodemailerError;
        // wrong credentials are the shop's fault, not the message's: those are tried again
        if (permanent && code !== "EAUTH") throw new MailRefusedError(reason, { cause: error });
        throw error;
      }
    },
  };
}

function folderTransport(path: string, message: ToMessage): MailTransport {
  const folder = new MailFolder(path);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message: source } = await transport.sendMail(message(mail));
      await folder.write(mail.key, source as Buffer);
    },
    folder,
  };
}

function addressee({ name, address }: Mail["to"]): Mail["to"] {
  return { name: oneLine(name), address: oneLine(address) };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
