import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import PostalMime from "postal-mime";

/** Mails as `.eml` files, which nobody but the shop's own account can read. */
export class MailFolder {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Writes a message under its key, again to the same file when it is repeated; a reader never sees half of one. */
  async write(key: string, source: Buffer): Promise<void> {
    const file = path.join(this.folder, `${key.replaceAll(/[^\w.-]/g, "_")}.eml`);
    await mkdir(this.folder, { recursive: true });
    // also of a folder that was there before
    await chmod(this.folder, 0o700);
    await rm(`${file}.part`, { force: true });
    await writeFile(`${file}.part`, source, { mode: 0o600 });
    const { uid, gid } = await stat(this.folder);
    // the console of root writes for a shop that has given root up
    if (process.getuid?.() === 0) await chown(`${file}.part`, uid, gid);
    await rename(`${file}.part`, file);
  }

  /** Removes the mails to an address. */
  async forget(address: string): Promise<void> {
    for (const file of await this.files()) {
      const source = await readFile(file).catch(() => undefined);
      const mail = source && (await PostalMime.parse(source));
      if (mail?.to?.some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase()))
        await rm(file, { force: true });
    }
  }

  /** Removes the mails that were written before a moment. */
  async discardBefore(moment: Date): Promise<void> {
    for (const file of await this.files()) {
      const written = await stat(file).catch(() => undefined);
      if (written && written.mtime < moment) await rm(file, { force: true });
    }
  }

  private async files(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => path.join(this.folder, name));
  }
}
