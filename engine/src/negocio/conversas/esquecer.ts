import type { Filtro } from '@martelo/shared/filtro';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { CONVERSAS, LEITURAS_DE_CONVERSA, MENSAGENS, TODOS } from './registro.ts';

/**
 * What an erased client wrote goes: their own chats whole, with what the house said to them; of a public chat their words and who they were, so
 * that what others answered keeps its place.
 */
export async function esquecerConversas(registros: Registros, cliUid: string): Promise<void> {
  const conversas = registros.colecao(CONVERSAS);
  const mensagens = registros.colecao(MENSAGENS);
  const exata = (campo: string, valor: string): Filtro[] => [{ tipo: 'exata', campo, valor }];

  for await (const { uid, revisao } of conversas.percorrer(SISTEMA, { filtros: exata('cliUid', cliUid) })) {
    for (const colecao of [mensagens, registros.colecao(LEITURAS_DE_CONVERSA)])
      for await (const um of colecao.percorrer(SISTEMA, { filtros: exata('chatUid', uid) })) {
        await colecao.remover(SISTEMA, um.uid, um.revisao);
        await colecao.expurgarHistorico(um.uid);
      }
    await conversas.remover(SISTEMA, uid, revisao);
  }
  const filtros = [...exata('remetenteUid', cliUid), ...exata('leitor', TODOS)];
  const suas = await Array.fromAsync(mensagens.percorrer(SISTEMA, { filtros }));
  for (const { uid, chatUid, ordem } of suas) {
    await deNovoSeMudou(async () => {
      const antes = await mensagens.obter(SISTEMA, uid);
      if (antes === null) return;
      const removidaEm = antes.removidaEm ?? antes.enviadaEm;
      const semPessoa = { mensagem: '', remetenteUid: null, apelido: null, comandoId: uid, removidaEm };
      await mensagens.salvar(SISTEMA, { ...semCarimbos(antes), ...semPessoa }, antes.revisao);
    });
    await mensagens.expurgarHistorico(uid);
    await deNovoSeMudou(async () => {
      const chat = await conversas.obter(SISTEMA, chatUid);
      if (chat === null || chat.ultima !== ordem || chat.trecho === '') return;
      await conversas.salvar(SISTEMA, { ...semCarimbos(chat), trecho: '' }, chat.revisao);
    });
  }
}
