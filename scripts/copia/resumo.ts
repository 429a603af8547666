import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export async function sha256De(arquivo: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const pedaco of createReadStream(arquivo)) hash.update(pedaco);
  return hash.digest('hex');
}
