import type { Payload } from 'payload';
import type { Ambiente } from '../ambiente.ts';
export async function semear(_payload: Payload, _atual: Ambiente): Promise<void> {}
