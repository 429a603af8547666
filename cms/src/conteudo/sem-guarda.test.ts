import { expect, it } from 'vitest';
import { semGuarda } from './sem-guarda.ts';

const de = async (headers: Record<string, string>) =>
  (await semGuarda(() => new Response('x', { headers }))()).headers.get('cache-control');

it('nobody keeps what Payload answers, unless it says so itself', async () => {
  expect(await de({})).toBe('no-store');
  expect(await de({ 'cache-control': 'public, max-age=60' })).toBe('public, max-age=60');
});
