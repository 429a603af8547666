import { resolve } from 'node:path';
import { segredosDeServico } from '@martelo/shared/segredo-servico';

const porta = (nome: string, padrao: number) => Number(process.env[nome] ?? padrao);
const endereco = (nome: string, portaPadrao: number) =>
  (process.env[nome] || `http://127.0.0.1:${portaPadrao}`).replace(/\/$/, '');

/** Where this service itself is served. */
export const portaPropria = () => Number(process.env.PORT_STOREFRONT ?? process.env.PORT ?? 3000);

/** Read at call time, not at import: `next build` must not bake a machine's addresses into the bundle. */
export const ambiente = () => ({
  engineUrl: endereco('ENGINE_URL', porta('PORT_ENGINE', 3002)),
  cmsUrl: endereco('CMS_URL', porta('PORT_CMS', 3001)),
  printUrl: endereco('PRINT_URL', porta('PORT_PRINT', 3003)),
  portaEngine: porta('PORT_ENGINE', 3002),
  /** Origin of the builder as the browser sees it. */
  cmsPublico: (process.env.MARTELO_CMS_PUBLICO || `http://localhost:${porta('PORT_CMS', 3001)}`).replace(
    /\/$/,
    '',
  ),
  /** Origin of a brand without a domain of its own, `{subdominio}` in its place. */
  storefrontPublico: (
    process.env.MARTELO_STOREFRONT_PUBLICO || `http://{subdominio}.localhost:${portaPropria()}`
  ).replace(/\/$/, ''),
  /** Public origin of the engine for sockets; empty = the page's hostname on the engine's port. */
  enginePublico: (process.env.MARTELO_ENGINE_PUBLICO ?? '').replace(/\/$/, ''),
  portaTransmissao: porta('PORT_TRANSMISSAO', 3004),
  /** Public origin of the video; empty = the page's hostname on its port. */
  transmissaoPublico: (process.env.MARTELO_TRANSMISSAO_PUBLICO ?? '').replace(/\/$/, ''),
  /** What the services know each other by. */
  segredos: segredosDeServico(process.env),
  /** Street maps' tile server, `https://…/{z}/{x}/{y}.png`, and whom its maps are owed to; null = maps are drawn. */
  mapaBlocos: process.env.MARTELO_MAPA_BLOCOS
    ? { url: process.env.MARTELO_MAPA_BLOCOS, atribuicao: process.env.MARTELO_MAPA_ATRIBUICAO ?? '' }
    : null,
  /** Whether `/catalogo-elementos` exists: for developers and tests, not for visitors. */
  catalogo: process.env.NODE_ENV === 'development' || process.env.MARTELO_CATALOGO === '1',
  /** This service's own folder below the data root. */
  dados: resolve(
    /*turbopackIgnore: true*/ process.env.MARTELO_DADOS ?? resolve(process.cwd(), '..', '.data'),
    'storefront',
  ),
});
