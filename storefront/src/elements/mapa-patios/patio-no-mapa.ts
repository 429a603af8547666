import type { PatioPublico } from '@martelo/shared/patio';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import type { PontoMapa } from '../pecas/Mapa.tsx';

/** What the map and its cards show of a yard. */
export type PatioNoMapa = Pick<
  PatioPublico,
  'uid' | 'nome' | 'cidade' | 'estadoUf' | 'endereco' | 'telefone' | 'coordenadas' | 'url' | 'qtdLotes'
> & { foto: string | null };

export const patioNoMapa = ({
  uid,
  nome,
  cidade,
  estadoUf,
  endereco,
  telefone,
  coordenadas,
  url,
  qtdLotes,
  fotos,
}: PatioPublico): PatioNoMapa => ({
  ...{ uid, nome, cidade, estadoUf, endereco, telefone, coordenadas, url, qtdLotes },
  foto: fotos[0] ?? null,
});

/** A yard's marker; null where nobody said where it is. */
export const pontoDoPatio = (patio: PatioNoMapa): PontoMapa | null =>
  patio.coordenadas && {
    ...patio.coordenadas,
    id: patio.uid,
    titulo: patio.nome,
    uf: patio.estadoUf,
    linhas: [patio.endereco, `${patio.cidade}, ${patio.estadoUf}`, patio.telefone ?? ''],
    acao: { texto: ELEMENTOS.verOPatio, link: patio.url },
  };
