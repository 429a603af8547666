import { definicaoDe } from '../../conteudo/sessoes.ts';
import { MOVIMENTO } from '../../palavras/construtor/movimento.ts';
import type { Comandos } from '../contexto.ts';
import { indiceDe } from '../modelo/remendo.ts';
import { posicaoFinal } from './alvo.ts';
import type { Carga, Transporte } from './carga.ts';
import { carregadas } from './largar.ts';

/** What is carried, in a word. */
export function nomeDa(comandos: Comandos, carga: Carga): string {
  switch (carga.tipo) {
    case 'elemento':
      return definicaoDe(carga.elemento)?.rotulo[comandos.modo] ?? carga.elemento;
    case 'de-fora':
      return carga.sessoes.length === 1
        ? (carga.sessoes[0]?.nome ?? '')
        : MOVIMENTO.secoes(carga.sessoes.length);
    case 'sessao': {
      const quantas = carregadas(comandos, carga.id).length;
      if (quantas > 1) return MOVIMENTO.secoes(quantas);
      return comandos.estado().historico.sessoes.find(({ id }) => id === carga.id)?.nome ?? '';
    }
  }
}

/** Name, the position it would take from 1, and how many there would be. */
export function descrever(comandos: Comandos, { carga, lacuna }: Transporte) {
  const { sessoes } = comandos.estado().historico;
  const nome = nomeDa(comandos, carga);
  if (carga.tipo !== 'sessao') {
    const novas = carga.tipo === 'elemento' ? 1 : carga.sessoes.length;
    return { nome, posicao: (lacuna ?? sessoes.length) + 1, total: sessoes.length + novas };
  }
  const ids = carregadas(comandos, carga.id);
  const de = indiceDe(sessoes, carga.id);
  const acima = sessoes.slice(0, lacuna ?? de).filter(({ id }) => ids.includes(id)).length;
  const posicao = ids.length > 1 ? (lacuna ?? de) - acima : posicaoFinal(lacuna ?? de, de);
  return { nome, posicao: posicao + 1, total: sessoes.length };
}
