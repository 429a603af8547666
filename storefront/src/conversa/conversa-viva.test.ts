import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import { beforeEach, expect, it, vi } from 'vitest';

const conexao = vi.hoisted(() => {
  class SemResposta extends Error {}
  return {
    SemResposta,
    pedir: vi.fn(),
    avisar: vi.fn(),
    ligar: vi.fn(),
    aoLigar: (() => {}) as () => void,
    ouvintes: new Map<string, (dados: unknown) => void>(),
  };
});
vi.mock('../live/conexao.ts', () => ({
  SemResposta: conexao.SemResposta,
  pedir: conexao.pedir,
  avisar: conexao.avisar,
  ligar: conexao.ligar,
  aCadaLigacao(tarefa: () => void) {
    conexao.aoLigar = tarefa;
    tarefa();
    return () => {};
  },
  aoReceber(evento: string, ouvinte: (dados: unknown) => void) {
    conexao.ouvintes.set(evento, ouvinte);
    return () => conexao.ouvintes.delete(evento);
  },
}));
const chamar = vi.hoisted(() => vi.fn());
vi.mock('../sessao/comandar.ts', () => ({ chamar, novoComandoId: () => `c${Math.random()}` }));

const { ConversaViva } = await import('./conversa-viva.ts');
const CHAT = 'chat';
const dita = (ordem: number, campos: Partial<MensagemDaConversa> = {}): MensagemDaConversa => ({
  ...{ uid: `u${ordem}`, chatUid: CHAT, ordem, mensagem: `m${ordem}`, apelido: null, autor: 'casa' },
  ...{ createdAt: '2026-11-24T12:00:00.000Z', leitura: null, ...campos },
});
const aberta = (itens: MensagemDaConversa[], campos: object = {}) => ({
  ...{ ok: true, chatUid: CHAT, tipo: 'PUBLICA', leiUid: 'l', lelUid: null, fechada: false, autor: 'eu' },
  ...{ naoLidas: 0, silencio: null, itens, haAntes: false, ...campos },
});
const assentar = () => new Promise((resolver) => setTimeout(resolver, 0));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('document', {
    ...{ visibilityState: 'visible', addEventListener() {}, removeEventListener() {} },
  });
});

it('a message that nobody answered is the same command when it is sent again, and another one is another', async () => {
  const viva = new ConversaViva({ lelUid: 'lote' }, false);
  conexao.pedir.mockRejectedValueOnce(new conexao.SemResposta());
  expect(await viva.enviar('oi')).toEqual({ tipo: 'sem-resposta' });
  conexao.pedir.mockResolvedValueOnce({ ok: true, mensagem: dita(1) });
  expect(await viva.enviar('oi')).toEqual({ tipo: 'foi' });
  conexao.pedir.mockResolvedValueOnce({ ok: false, erro: { message: 'x', codigo: 'CHAT_FECHADO' } });
  expect(await viva.enviar('oi')).toMatchObject({ tipo: 'recusada', erro: { codigo: 'CHAT_FECHADO' } });
  const ids = conexao.pedir.mock.calls.map(([, { comandoId }]) => comandoId);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[1]);
  expect(viva.ler().fio.mensagens).toHaveLength(1);
});

it('what was said while the connection was lost is fetched: every place, once', async () => {
  const viva = new ConversaViva({ leiUid: 'leilao' }, false);
  conexao.pedir.mockResolvedValueOnce(aberta([dita(1), dita(2)]));
  const parar = viva.assinar(() => {});
  await assentar();
  conexao.pedir.mockResolvedValueOnce(aberta([dita(40), dita(41)], { haAntes: true }));
  const perdidas = Array.from({ length: 37 }, (_, n) => dita(n + 3));
  chamar.mockResolvedValueOnce({ tipo: 'aceito', corpo: { itens: perdidas, haAntes: true } });
  conexao.aoLigar();
  await assentar();
  await assentar();
  expect(chamar.mock.calls[0]![1]).toContain('apos=2');
  const { fio } = viva.ler();
  expect(fio.mensagens.map(({ ordem }) => ordem)).toEqual(Array.from({ length: 41 }, (_, n) => n + 1));
  expect(fio.haAntes).toBe(false);
  parar();
});

it('is told live of closing, being muted and given the voice back; of other chats nothing', async () => {
  const viva = new ConversaViva({ leiUid: 'leilao' }, false);
  conexao.pedir.mockResolvedValue(aberta([dita(1)]));
  const parar = viva.assinar(() => {});
  await assentar();
  const ouvir = (evento: string, dados: object) => conexao.ouvintes.get(evento)!(dados);
  ouvir('on-chat-mensagem', { chatUid: 'outro', mensagens: [dita(9)] });
  ouvir('on-chat-situacao', { chatUid: CHAT, fechada: true });
  ouvir('on-chat-silencio', { ate: null });
  expect(viva.ler().aberta).toMatchObject({ fechada: true, silencio: { ate: null } });
  ouvir('on-chat-silencio', { ate: '2020-01-01T00:00:00.000Z' });
  expect(viva.ler().aberta?.silencio).toBeNull();
  expect(viva.ler().fio.mensagens).toHaveLength(1);
  parar();
  expect(conexao.avisar).toHaveBeenCalledWith('desconectar-chat', { chatUid: CHAT });
});

it('a chat that may not be opened says so, and is opened when it is asked for again', async () => {
  const viva = new ConversaViva({ chatUid: CHAT }, true);
  conexao.pedir.mockResolvedValueOnce({ ok: false, erro: { message: 'x' } });
  const parar = viva.assinar(() => {});
  await assentar();
  expect(viva.ler().fase).toBe('indisponivel');
  conexao.pedir.mockResolvedValueOnce(aberta([]));
  viva.deNovo();
  await assentar();
  expect(viva.ler().fase).toBe('aberta');
  parar();
});
