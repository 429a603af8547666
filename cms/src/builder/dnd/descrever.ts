import { definicaoDe } from '../../conteudo/sessoes.ts';
import type { Comandos } from '../contexto.ts';
import { indiceDe } from '../modelo/remendo.ts';
import { posicaoFinal } from './alvo.ts';
import type { Transporte } from './carga.ts';

/** Name, the position it would take from 1, and how many there would be. */
export function descrever(comandos: Comandos, { carga, lacuna }: Transporte) {
  const { sessoes } = comandos.estado().historico;
  if (carga.tipo === 'elemento') {
    return {
      nome: definicaoDe(carga.elemento)?.rotulo[comandos.modo] ?? carga.elemento,
      posicao: (lacuna ?? sessoes.length) + 1,
      total: sessoes.length + 1,
    };
  }
  const de = indiceDe(sessoes, carga.id);
  return {
    nome: sessoes[de]?.nome ?? '',
    posicao: posicaoFinal(lacuna ?? de, de) + 1,
    total: sessoes.length,
  };
}
