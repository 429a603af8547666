import type { Sessao } from '@martelo/shared/pagina';
import type { AcaoNaPrevia, DaPrevia } from '@martelo/storefront/previa/protocolo';
import { mudarColuna } from '../acoes/ao-lado.ts';
import { editar } from '../acoes/editar.ts';
import { editarItem } from '../acoes/itens.ts';
import { mover } from '../acoes/mover.ts';
import type { Comandos } from '../contexto.ts';
import { indiceDe } from '../modelo/remendo.ts';

/** Does what a press in the canvas asks for, as the gesture it would be anywhere else. */
export function obedecerPrevia(comandos: Comandos, mensagem: DaPrevia): void {
  if (!('sessaoId' in mensagem)) return;
  const { sessoes } = comandos.estado().historico;
  const sessao = sessoes[indiceDe(sessoes, mensagem.sessaoId)];
  if (!sessao) return;
  switch (mensagem.tipo) {
    case 'clicada':
      comandos.selecionar(sessao.id, mensagem.como === 'so' ? undefined : mensagem.como);
      break;
    case 'propriedades':
      comandos.selecionar(sessao.id);
      break;
    case 'escrita': {
      const { itemId, campo, valor, fim } = mensagem;
      if (valor !== null && itemId !== null)
        comandos.executar(editarItem(sessao, itemId, campo, valor), sessao.id);
      else if (valor !== null && campo !== 'textoBotao')
        comandos.executar(editar(sessao, campo, valor), sessao.id);
      if (fim) comandos.fecharGesto();
      break;
    }
    case 'margem':
      comandos.executar(editar(sessao, mensagem.campo, mensagem.valor));
      break;
    case 'acao':
      agir(comandos, sessao, mensagem.acao);
  }
}

function agir(comandos: Comandos, sessao: Sessao, acao: AcaoNaPrevia): void {
  const { sessoes } = comandos.estado().historico;
  const indice = indiceDe(sessoes, sessao.id);
  switch (acao) {
    case 'subir':
    case 'descer':
      comandos.executar(mover(sessao, indice + (acao === 'subir' ? -1 : 1)));
      break;
    case 'duplicar':
      comandos.duplicar(sessao.id);
      break;
    case 'apagar':
      comandos.apagar(sessao.id);
      break;
    case 'metade':
    case 'inteira':
      comandos.executar(mudarColuna(sessoes, [sessao.id], acao));
  }
}
