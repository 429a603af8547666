import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Each time that all was moved, who writes next begins the journal anew, and that waits for the disk: not often, then. */
const CADA_MS = 4_000;

const { arquivo } = workerData as { arquivo: string };
const db = new DatabaseSync(arquivo, { timeout: 1_000 });
// PASSIVE moves what no reader needs any more and makes nobody wait.
const faxinar = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
setInterval(() => void faxinar.all(), CADA_MS);
