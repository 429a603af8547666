import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const CADA_MS = 500;

const { arquivo } = workerData as { arquivo: string };
const db = new DatabaseSync(arquivo, { timeout: 1_000 });
// PASSIVE moves what no reader needs any more and makes nobody wait.
const faxinar = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
setInterval(() => void faxinar.all(), CADA_MS);
