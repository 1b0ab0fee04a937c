import { spawnSync } from "node:child_process";

/** An account of this machine that is not root. */
export interface Account {
  uid: number;
  gid: number;
}

/** The account that root's services run as: `postgres` or `nobody`, whichever there is. */
export function serviceAccount(): Account | undefined {
  for (const name of ["postgres", "nobody"]) {
    const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
    const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

/** Whether an account may enter a folder and read what is in it. */
export function canRead(folder: string, account: Account): boolean {
  return (
    spawnSync("/bin/sh", ["-c", 'cd "$1" && ls . > /dev/null', "sh", folder], { ...account, cwd: "/" }).status === 0
  );
}
