import { ehDoSite } from '@martelo/shared/enderecos-do-site';
import { type AreaDaPlataforma, fechadaPor, type ManutencaoEmCurso } from '@martelo/shared/manutencao';
import { bloqueadoDeTudo, type EstadoDasPortas, type QuemPede } from '@martelo/shared/portas';

/** Who asks for what, as it is known at the door. */
export interface Chegada extends QuemPede {
  caminho: string;
  metodo: string;
}

export type Veredito =
  | { tipo: 'passa' }
  | { tipo: 'bloqueado' }
  /** Closed to whoever is not to enter. */
  | { tipo: 'fechado'; por: ManutencaoEmCurso; area: AreaDaPlataforma };

/** What watches over the site, what it is drawn with, and what other services say to it. */
const SEMPRE =
  /^\/(healthz|readyz|metrics|_next\/|api\/revalidar$|api\/v1\/integracoes\/|fotos\/|midia\/|icones|favicon|manifesto\.webmanifest|robots\.txt|sw\.js|brasil\.svg)/;
/** Who may enter has to be able to say who they are. */
const ENTRADA = /^\/(login|login-sistema|admin-auth|sair|redefinir-senha)(\/|$)/;
const CLIENTE = /^\/(cliente|minha-conta|cadastro|avisos|documentos|email|telefone|privacidade)(\/|$)/;
const CASA = /^\/(acerto|sac|patio|comitente|admin|previa|catalogo-elementos)(\/|$)/;
/** Calls of the engine are the engine's to close; these are the cms's: what visitors send by forms. */
const DO_CMS = /^\/api\/v1\/(hotsite|banners|videos)(\/|$)/;

export function julgar(estado: EstadoDasPortas, chegada: Chegada): Veredito {
  if (bloqueado(estado, chegada)) return { tipo: 'bloqueado' };
  const area = areaDe(chegada);
  if (area === null || estado.manutencoes.length === 0) return { tipo: 'passa' };
  const { hotsiteId, agora } = chegada;
  const por = fechadaPor(estado.manutencoes, { hotsiteId, area, agora });
  return por === null ? { tipo: 'passa' } : { tipo: 'fechado', por, area };
}

/** What is heard of whoever says it: who watches over the site, and banks. */
const OUVIDOS = /^\/(healthz|readyz|metrics|api\/revalidar$|api\/v1\/integracoes\/)/;
const bloqueado = (estado: EstadoDasPortas, chegada: Chegada): boolean =>
  !OUVIDOS.test(chegada.caminho) && bloqueadoDeTudo(estado, chegada);

function areaDe({ caminho, metodo }: Chegada): AreaDaPlataforma | null {
  if (SEMPRE.test(caminho) || ENTRADA.test(caminho)) return null;
  if (DO_CMS.test(caminho)) return metodo === 'GET' || metodo === 'HEAD' ? null : 'SITE';
  if (caminho.startsWith('/api/')) return null;
  if (CASA.test(caminho)) return 'ADMIN';
  return CLIENTE.test(caminho) && ehDoSite(caminho) ? 'CLIENTE' : 'SITE';
}
