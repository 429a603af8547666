import { servirNext } from '@martelo/shared/servir-next';
import next from 'next';

await servirNext(next, { pasta: import.meta.dirname, porta: Number(process.env.PORT) });
