import type { Sessao } from '@martelo/shared/pagina';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import { adicionar, novaSessao } from '../acoes/adicionar.ts';
import { porAoLado } from '../acoes/ao-lado.ts';
import { mover, moverVarias } from '../acoes/mover.ts';
import type { Comandos } from '../contexto.ts';
import { indiceDe } from '../modelo/remendo.ts';
import { lembrarElemento } from '../paleta/recentes.ts';
import { posicaoFinal } from './alvo.ts';
import type { Carga, Transporte } from './carga.ts';

/**
 * Lets go of what is carried: a kind becomes a section there, sections move there. Outside every gap nothing happens. What comes
 * from another page is not for here: it is checked on the way (`useTransferencia`).
 */
export function largar(comandos: Comandos, { carga, lacuna, aoLado }: Transporte): void {
  if (lacuna === null || carga.tipo === 'de-fora') return;
  const { sessoes } = comandos.estado().historico;
  if (aoLado) {
    const sessao = umaSo(comandos, carga);
    if (sessao) comandos.executar(porAoLado(sessoes, sessao, aoLado), sessao.id);
    return;
  }
  if (carga.tipo === 'elemento') {
    const definicao = definicaoDe(carga.elemento);
    if (!definicao) return;
    lembrarElemento(carga.elemento);
    const gesto = adicionar({ definicao, modo: comandos.modo, indice: lacuna });
    comandos.executar(gesto, gesto.sessao.id);
    return;
  }
  const ids = carregadas(comandos, carga.id);
  const de = indiceDe(sessoes, carga.id);
  const sessao = sessoes[de];
  if (ids.length > 1) comandos.executar(moverVarias(sessoes, ids, lacuna), ids);
  else if (sessao) comandos.executar(mover(sessao, posicaoFinal(lacuna, de)), sessao.id);
}

/** A section among several chosen is carried with all of them. */
export function carregadas(comandos: Comandos, id: string): readonly string[] {
  const { selecionadas } = comandos.estado();
  return selecionadas.includes(id) ? selecionadas : [id];
}

/** Only one fits beside another. */
export function cabeAoLado(comandos: Comandos, carga: Carga): boolean {
  return (
    carga.tipo === 'elemento' || (carga.tipo === 'sessao' && carregadas(comandos, carga.id).length === 1)
  );
}

function umaSo(comandos: Comandos, carga: Carga): Sessao | null {
  if (carga.tipo === 'elemento') {
    const definicao = definicaoDe(carga.elemento);
    return definicao ? novaSessao(definicao, comandos.modo) : null;
  }
  if (carga.tipo === 'de-fora') return null;
  return comandos.estado().historico.sessoes.find(({ id }) => id === carga.id) ?? null;
}
