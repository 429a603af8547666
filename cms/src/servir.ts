import { servirNext } from '@martelo/shared/servir-next';
import next from 'next';

/** The cms in production. */
await servirNext(next as never, {
  pasta: process.cwd(),
  porta: Number(process.env.PORT_CMS ?? process.env.PORT ?? 3001),
});
