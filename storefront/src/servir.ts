import { servirNext } from '@martelo/shared/servir-next';
import next from 'next';
import { comJsonComprimido } from './json-comprimido.ts';
import { comPortas } from './portas/porteiro.ts';
import { comPaginasProntas } from './prontas/servir.ts';

/** The storefront in production. Its addresses are people's: an unreadable one gets the brand's own "not found". */
await servirNext(next as never, {
  pasta: process.cwd(),
  porta: Number(process.env.PORT_STOREFRONT ?? process.env.PORT ?? 3000),
  paginaIlegivel: '/endereco-ilegivel',
  diante: (atender) => comJsonComprimido(comPortas(comPaginasProntas(atender))),
});
