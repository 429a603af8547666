import { uuidv7 } from '@martelo/shared/identificador';
import { expect, it } from 'vitest';
import { SISTEMA } from '../../records/acesso.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { esquecerConversas } from './esquecer.ts';
import { CONVERSAS, type ConversaGuardada, MENSAGENS, type MensagemGuardada, TODOS } from './registro.ts';

const EM = '2026-11-24T12:10:00.000Z';
const conversa = (leitor: string): ConversaGuardada => ({
  ...{ uid: uuidv7(), hotsiteId: 1, tipo: leitor === TODOS ? 'PUBLICA' : 'CLIENTE', leitor },
  ...{ cliUid: leitor === TODOS ? null : leitor, leiUid: uuidv7(), lelUid: null, assunto: 'Gol' },
  ...{
    fechada: false,
    responsavelUid: null,
    ultima: 2,
    ultimaEm: EM,
    trecho: 'Meu nome é Ana',
    espera: true,
  },
});
const mensagem = (
  chat: ConversaGuardada,
  ordem: number,
  remetenteUid: string,
  campos: Partial<MensagemGuardada> = {},
): MensagemGuardada => ({
  ...{ uid: uuidv7(), hotsiteId: 1, chatUid: chat.uid, leitor: chat.leitor, ordem, remetenteUid },
  ...{ mensagem: 'Meu nome é Ana', daCasa: false, apelido: 'Aninha', enviadaEm: EM, comandoId: 'um' },
  ...{ removidaEm: null, removidaPor: null, ...campos },
});

it('takes an erased client’s own chats whole, and of public ones their words and who they were: every place stays', async () => {
  const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const [ana, bia, sac] = [uuidv7(), uuidv7(), uuidv7()];
  const conversas = registros.colecao(CONVERSAS);
  const mensagens = registros.colecao(MENSAGENS);
  const [dela, daOutra, publica] = [conversa(ana), conversa(bia), conversa(TODOS)];
  for (const uma of [dela, daOutra, publica]) await conversas.inserir(SISTEMA, uma);
  const ditas = [
    mensagem(dela, 1, ana),
    mensagem(dela, 2, sac, { daCasa: true, apelido: null, mensagem: 'Bom dia, Ana' }),
    mensagem(daOutra, 1, bia, { mensagem: 'Sou a Bia' }),
    mensagem(publica, 1, bia, { mensagem: 'Oi, Aninha' }),
    mensagem(publica, 2, ana),
  ];
  for (const uma of ditas) await mensagens.inserir(SISTEMA, uma);

  for (let vez = 0; vez < 2; vez++) await esquecerConversas(registros, ana);

  const ficam = await Array.fromAsync(mensagens.percorrer(SISTEMA, { filtros: [] }));
  expect(ficam.map(({ uid }) => uid).toSorted()).toEqual(
    ditas
      .slice(2)
      .map(({ uid }) => uid)
      .toSorted(),
  );
  expect(ficam.find(({ uid }) => uid === ditas[4]!.uid)).toMatchObject({
    ...{ ordem: 2, mensagem: '', remetenteUid: null, apelido: null, removidaEm: EM },
  });
  expect(await conversas.obter(SISTEMA, dela.uid)).toBeNull();
  expect((await conversas.obter(SISTEMA, publica.uid))?.trecho).toBe('');
  expect((await conversas.obter(SISTEMA, daOutra.uid))?.trecho).not.toBe('');
  const pagina = { pagina: 1, porPagina: 10 };
  expect((await mensagens.historico(SISTEMA, ditas[4]!.uid, pagina)).itens).toEqual([]);
});
