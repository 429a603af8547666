import type { Sessao } from '@martelo/shared/pagina';
import type { AcaoNaPrevia, DaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { TELA } from '../../palavras/construtor/tela.ts';
import { mudarColuna } from '../acoes/ao-lado.ts';
import { editar } from '../acoes/editar.ts';
import { editarItem } from '../acoes/itens.ts';
import { mover } from '../acoes/mover.ts';
import type { Comandos } from '../contexto.ts';
import { indiceDe } from '../modelo/remendo.ts';

const APAGADO = TELA.apagadaPorOutra;

/** Does what a press in the canvas asks for, as the gesture it would be anywhere else. */
export function obedecerPrevia(comandos: Comandos, mensagem: DaPrevia): void {
  if (!('sessaoId' in mensagem)) return;
  const { sessoes } = comandos.estado().historico;
  const sessao = sessoes[indiceDe(sessoes, mensagem.sessaoId)];
  if (!sessao) {
    if (mensagem.tipo === 'escrita') comandos.avisar(APAGADO);
    return;
  }
  switch (mensagem.tipo) {
    case 'clicada':
      comandos.selecionar(sessao.id, mensagem.como === 'so' ? undefined : mensagem.como);
      break;
    case 'propriedades':
      comandos.selecionar(sessao.id);
      break;
    case 'escrita': {
      const { itemId, campo, antes, valor, fim } = mensagem;
      const dono = itemId === null ? sessao : sessao.itens.find(({ id }) => id === itemId);
      const gesto =
        valor === null
          ? null
          : itemId !== null
            ? editarItem(sessao, itemId, campo, valor)
            : campo !== 'textoBotao' && editar(sessao, campo, valor);
      if (gesto && !dono) comandos.avisar(APAGADO);
      else if (gesto) {
        // The canvas holds back what others write while somebody writes there: the letter may be on a text that is no more.
        if (dono?.[campo as keyof typeof dono] === antes) comandos.executar(gesto, sessao.id);
        else comandos.divergir(sessao.id, gesto);
      }
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
