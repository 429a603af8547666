import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { motor } from '../../sessao/sessao.ts';
import { MAXIMO } from '../buscar.ts';
import type { ConviteDaEquipe } from './situacao.ts';

export interface GrupoDaMarca {
  id: number;
  nome: string;
}

/** Invitations that staff made, newest first, and the groups that one may put people into; null when the engine does not answer. */
export async function buscarConvites(): Promise<{
  convites: ConviteDaEquipe[];
  haMais: boolean;
  grupos: GrupoDaMarca[];
} | null> {
  const daCasa: Filtro = { tipo: 'exata', campo: 'convidadoPor', valor: null };
  const busca = new URLSearchParams({
    ...{ filtro: JSON.stringify([daCasa]), ordenar: 'createdAt', ordem: 'desc' },
    porPagina: String(MAXIMO),
  });
  const [convites, grupos] = await Promise.all([
    motor<Pagina<ConviteDaEquipe>>(`/v1/convites-cadastro/qb?${busca}`),
    motor<Pagina<GrupoDaMarca>>(`/v1/cliente/grupos-cliente/qb?ordenar=nome&porPagina=${MAXIMO}`),
  ]);
  if (convites.tipo !== 'ok' || grupos.tipo !== 'ok') return null;
  return {
    convites: convites.corpo.itens,
    haMais: convites.corpo.total > MAXIMO,
    grupos: grupos.corpo.itens.map(({ id, nome }) => ({ id, nome })),
  };
}
