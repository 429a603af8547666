import { definicaoDe } from '../../conteudo/sessoes.ts';
import { adicionar } from '../acoes/adicionar.ts';
import { mover } from '../acoes/mover.ts';
import type { Comandos } from '../contexto.ts';
import { indiceDe } from '../modelo/remendo.ts';
import { posicaoFinal } from './alvo.ts';
import type { Transporte } from './carga.ts';

/** Lets go of what is carried: a kind becomes a section there, a section moves there. Outside every gap nothing happens. */
export function largar(comandos: Comandos, { carga, lacuna }: Transporte): void {
  if (lacuna === null) return;
  const { sessoes } = comandos.estado().historico;
  if (carga.tipo === 'elemento') {
    const definicao = definicaoDe(carga.elemento);
    if (!definicao) return;
    const gesto = adicionar({ definicao, modo: comandos.modo, indice: lacuna });
    comandos.executar(gesto, gesto.sessao.id);
    return;
  }
  const de = indiceDe(sessoes, carga.id);
  const sessao = sessoes[de];
  if (sessao) comandos.executar(mover(sessao, posicaoFinal(lacuna, de)), sessao.id);
}
