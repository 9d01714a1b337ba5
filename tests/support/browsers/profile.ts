// A folder that a browser writes its state to, for as long as it runs.
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const makeProfile = (browser: string): string => mkdtempSync(join(tmpdir(), `${browser}-`));

/**
 * Ends a browser that was started in a group of its own: its helpers outlive it for a moment, and write. What is left of
 * the folder says nothing of the app, so failing to remove it fails no test.
 */
export async function endBrowser(child: ChildProcess, profile: string): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("close", () => resolve());
  });
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It and all its helpers have ended already.
  }
  await ended;
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  } catch (error) {
    console.warn(`${profile} is left over: ${String(error)}`);
  }
}
